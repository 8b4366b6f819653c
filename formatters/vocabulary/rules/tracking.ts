export const LONGEST_TRACKING = 200;

/** The number of a parcel (`CTT: AB123PT`), or the page that follows it: an address of the web, of no other kind. */
export function isTracking(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_TRACKING) return false;
  return !ADDRESS.test(trimmed) || isWebAddress(trimmed);
}

/** Begins as an address does, or as one that runs something. */
const ADDRESS = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:|(?:javascript|data|vbscript|file|mailto|blob):)/i;

/** Whether it may become a link: of http or https, with a host and without a password. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}<>"'`/?#@\\]+(?:[/?#][^\s\p{Cc}<>"'`\\]*)?$/iu.test(text);
}
