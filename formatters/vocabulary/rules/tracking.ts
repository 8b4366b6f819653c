export const LONGEST_TRACKING = 200;

/** The number of a parcel, or the page that follows it: what looks like an address is one of the web. */
export function isTracking(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_TRACKING) return false;
  return !/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || isWebAddress(trimmed);
}

/** Whether it may become a link: of http or https, with a host and without a password. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}<>"'`/?#@\\]+(?:[/?#][^\s\p{Cc}<>"'`\\]*)?$/iu.test(text);
}
