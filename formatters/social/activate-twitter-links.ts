import type { Formatter } from '../contract.ts';
import { asString } from '../values/as-string.ts';

/** The target of handles and hashtags. */
const SERVICE_URL = 'https://twitter.com';

/** Matches at the start of the text or after a space, never within a word. */
const HANDLE = /(^| )@([a-z0-9_]+)/gi;
const HASHTAG = /(^| )#([a-z0-9_]+)/gi;

/** `{text|activate-twitter-links}`: converts URLs, `@names` and `#tags` to links (language reference 17.1). */
export const activateTwitterLinks: Formatter = {
  name: 'activate-twitter-links',
  family: 'social',
  reads: 'value',
  prepare: () => (value) => activate(asString(value)),
};

/** The text is not escaped, since it may contain markup. */
function activate(text: string): string {
  let result = text.includes('://') ? linkUrls(text) : text;
  if (result.includes('@'))
    result = result.replace(HANDLE, `$1<a target="new" href="${SERVICE_URL}/$2/">@$2</a>`);
  if (!result.includes('#')) return result;
  return result.replace(HASHTAG, `$1<a target="new" href="${SERVICE_URL}/hashtag/$2?src=hash">#$2</a>`);
}

/**
 * A URL does not end in punctuation. The pattern matches the whole run and the end is trimmed in code, because a
 * pattern with a different last character would backtrack through the run for every possible end.
 */
function linkUrls(text: string): string {
  return text.replace(/\b(?:https?|ftp|file):\/\/[-a-z0-9+&@#/%?=~_|!:,.;]+/gi, (run) => {
    const end = endOfUrl(run);
    const url = run.slice(0, end);
    return end > run.indexOf('//') + 2 ? `<a target="new" href="${url}">${url}</a>${run.slice(end)}` : run;
  });
}

function endOfUrl(run: string): number {
  let end = run.length;
  while (end > 0 && '?!:,.;'.includes(run.charAt(end - 1))) end--;
  return end;
}
