import type { Diagnostic, Severity } from '../diagnostics/diagnostic.ts';

/** Severity of each code. Separate from the explanations, which rendering does not need. */
const SITE_SEVERITIES = {
  'site/not-found': 'error',
  'site/not-utf8': 'error',
  'site/malformed-json': 'error',
  'site/invalid-value': 'error',
  'site/unknown-field': 'warning',
  'site/wrong-type': 'error',
  'site/duplicate-id': 'error',
  'site/unknown-reference': 'error',
  'site/circular-parent': 'error',
  'site/too-many-items': 'error',
  'site/missing-file': 'warning',
  'site/broken-image': 'warning',
  'site/unknown-folder': 'warning',
  'site/unread-file': 'warning',
  'site/orphan-text': 'warning',
  'site/no-text': 'warning',
  'site/early-date': 'warning',
  'site/no-image': 'warning',
  'site/double-option': 'warning',
  'site/other-currency': 'error',
  'site/odd-price': 'warning',
  'site/no-reduction': 'error',
  'site/no-shipping': 'warning',
  'site/unknown-option': 'warning',
  'site/unverified-captcha': 'error',
  'site/captcha-without-key': 'warning',
  'site/unknown-type-name': 'warning',
  'site/unused-navigation': 'warning',
  'site/overlapping-blocks': 'warning',
  'site/dropped-html': 'warning',
  'site/dead-link': 'warning',
  'site/no-home': 'warning',
  'site/unsupported-block': 'warning',
  'site/script-in-text': 'warning',
  'site/reserved-slug': 'error',
  'site/duplicate-address': 'error',
  'site/path-collision': 'error',
  'site/name-too-long': 'error',
  'site/similar-names': 'warning',
  'site/unused-redirect': 'warning',
  'theme/not-found': 'error',
  'theme/malformed-conf': 'error',
  'theme/invalid-conf': 'error',
  'theme/no-default-layout': 'error',
  'theme/missing-region': 'error',
  'theme/unknown-layout': 'warning',
  'theme/missing-page': 'warning',
  'theme/missing-stylesheet': 'warning',
  'theme/broken-style': 'error',
  'theme/broken-script': 'error',
  'theme/not-supported': 'info',
  'theme/unknown-tag': 'warning',
  'theme/broken-tag': 'error',
  'theme/no-main-content': 'warning',
  'theme/unknown-collection': 'warning',
  'theme/unknown-navigation': 'warning',
} as const satisfies Readonly<Record<string, Severity>>;

export type SiteSeverities = typeof SITE_SEVERITIES;
export type SiteCode = keyof SiteSeverities;

/** Creates a diagnostic with the severity of its code. */
export function siteDiagnostic(code: SiteCode, parts: Omit<Diagnostic, 'code' | 'severity'>): Diagnostic {
  return { code, severity: SITE_SEVERITIES[code], ...parts };
}
