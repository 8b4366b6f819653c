export const MAX_TRACKING_LENGTH = 200;

/** Accepts a tracking number (`CTT: AB123PT`) or an http(s) URL of a tracking page; rejects all other URLs. */
export function isTracking(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_TRACKING_LENGTH) return false;
  return !URL_LIKE.test(trimmed) || isWebAddress(trimmed);
}

/** Matches text that starts like a URL, including schemes that execute code. */
const URL_LIKE = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:|(?:javascript|data|vbscript|file|mailto|blob):)/i;

/** Whether a URL is safe to link: http or https, with a host and without credentials. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}<>"'`/?#@\\]+(?:[/?#][^\s\p{Cc}<>"'`\\]*)?$/iu.test(text);
}
