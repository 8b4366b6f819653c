import { createChecker } from '../../compiler/2-validate/checker.ts';
import type { BuiltSite } from '../../compiler/built-site.ts';
import { createCollector } from '../../compiler/diagnostics/collector.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';

/**
 * Reports captchas of forms and back-in-stock requests that cannot be verified: the server rejects both. `hasBotCheck`:
 * whether the environment names a provider that verifies captchas.
 */
export function checkCaptcha(
  { site, sources }: Pick<BuiltSite, 'site' | 'sources'>,
  hasBotCheck: boolean,
): readonly Diagnostic[] {
  if (site === undefined) return [];
  const hasSiteKey = (site.settings.website.captchaSettings?.siteKey ?? '') !== '';
  const collector = createCollector();
  const { report } = createChecker(site, sources, collector);
  const path = ['body', 'captchaEnabled'];
  for (const { name, captchaEnabled, file } of site.forms) {
    if (!captchaEnabled) continue;
    if (!hasSiteKey)
      report('site/captcha-without-key', file, {
        path,
        message: `"${name}" is not protected by a captcha: the site has no site key`,
        hint: 'set captchaSettings.siteKey in site.json, or turn the captcha off',
      });
    else if (!hasBotCheck)
      report('site/unverified-captcha', file, {
        path,
        message: `The captcha of "${name}" cannot be verified: no bot check is set up`,
        hint: 'set the environment variables BOT_CHECK_URL and BOT_CHECK_SECRET, or turn the captcha off',
      });
  }
  if (
    hasSiteKey &&
    !hasBotCheck &&
    site.items.some(({ structuredContent }) => structuredContent !== undefined)
  )
    report('site/unverified-captcha', site.settings.file, {
      path: ['body', 'website', 'captchaSettings'],
      message: 'The captcha of back-in-stock requests cannot be verified: no bot check is set up',
      hint: 'set the environment variables BOT_CHECK_URL and BOT_CHECK_SECRET, or remove the site key',
    });
  return collector.list();
}
