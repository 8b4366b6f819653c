/** Event types of published pages. */
export const ANALYTICS_EVENT = {
  'page-view': 1,
  'site-search': 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
} as const;
