/** `createdBy` of releases that were not made in the dashboard; other releases have the contributor's name. */
export const RELEASE_AUTHOR = {
  /** `quoin publish`, and releases that `dev` and `serve` create from files. */
  commandLine: 'command-line',
  /** A scheduled publish. */
  clock: 'scheduler',
} as const;

/** The `message` of releases that the system creates; the dashboard translates them. */
export const SYSTEM_RELEASE_MESSAGE = {
  /** The first release of a new site. */
  started: 'Initial version',
  /** Rebuilds the active documents with the current theme, images and program. */
  rebuilt: 'Theme, image, or Quoin update',
} as const;
