/** Who made a release that no person of the dashboard made, in its `createdBy`; people have their name there. */
export const RELEASE_AUTHOR = {
  /** `quoin publish`, and what `dev` and `serve` make live of files. */
  commandLine: 'command-line',
  /** A time that somebody had scheduled something for. */
  clock: 'the clock',
} as const;

/** What the program itself writes as a release's `message`; the dashboard says it in words of its own. */
export const OWN_RELEASE_MESSAGE = {
  /** The first release of a site that was started. */
  started: 'Started',
  /** The documents that were live, with the theme, the pictures and the program of now. */
  caughtUp: 'Theme, pictures or program changed while nobody served them',
} as const;
