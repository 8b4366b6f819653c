/**
 * Whether a form may send its visitor there: a path of the site, or an https address (R-FORM-SUBMIT-12). Browsers take
 * a backslash for a slash and leave out tabs and line breaks, so an address with one of them goes nowhere.
 */
export function isAllowedRedirect(target: string): boolean {
  return /^(?:https:\/\/|\/(?!\/))[^\s\\]*$/.test(target);
}
