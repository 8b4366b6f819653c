/**
 * Whether a form may redirect to this target: a path on the site or an https URL (R-FORM-SUBMIT-12). Browsers treat
 * backslashes as slashes and drop tabs and line breaks, so targets with any of them are rejected.
 */
export function isAllowedRedirect(target: string): boolean {
  return /^(?:https:\/\/|\/(?!\/))[^\s\\]*$/.test(target);
}
