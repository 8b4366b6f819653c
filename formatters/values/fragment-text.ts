import type { Dialect } from '../dialect.ts';
import { escapeDelimiters } from './escape-html.ts';

/** How the built-in fragments write data into their markup: escaped (R-ENG-LANG-05), or in browsers as it is. */
export function fragmentText({ fragmentsEscapeData }: Dialect): (text: string) => string {
  return fragmentsEscapeData ? escapeDelimiters : (text) => text;
}

/** The same for the URL of a link: one that runs a script becomes empty. */
export function fragmentUrl({ fragmentsEscapeData }: Dialect): (url: string) => string {
  return fragmentsEscapeData ? (url) => (runsScript(url) ? '' : escapeDelimiters(url)) : (url) => url;
}

/** Browsers ignore control characters and spaces before a scheme, and tabs and line breaks in it. */
function runsScript(url: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(url.replace(/[^!-\uffff]/g, ''));
}
