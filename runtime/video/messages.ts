/** Texts of background videos; not specified. */
export const VIDEO_MESSAGES = {
  videoPause: 'Pause video',
  videoResume: 'Play video',
} as const;
