import { escapeAttribute, escapeHtml } from '../../../formatters/index.ts';

/** Texts by key of `localizedStrings`, which override them. */
const TEXTS = {
  cookieBannerLabel: 'Cookies',
  cookieBannerText: 'May we count your visit with cookies? The site works without them.',
  cookieBannerAccept: 'Accept',
  cookieBannerDecline: 'Decline',
  cookieBannerSettings: 'Cookie settings',
} as const;

/** Class of the elements that open the banner again; themes may print their own. */
const SETTINGS_CLASS = 'quoin-cookie-settings';

/**
 * Renders the cookie banner, which the runtime shows until the visitor has chosen, and a button to change the choice.
 * Hidden without scripts: then nothing is recorded either.
 */
export function cookieBanner(html: string, strings: Readonly<Record<string, string>>): string {
  const text = (key: keyof typeof TEXTS) => escapeHtml(strings[key] || TEXTS[key]);
  const label = escapeAttribute(strings.cookieBannerLabel || TEXTS.cookieBannerLabel);
  const settings = html.includes(SETTINGS_CLASS)
    ? ''
    : `<button type="button" class="${SETTINGS_CLASS}" hidden>${text('cookieBannerSettings')}</button>\n`;
  return `<section class="quoin-cookie-banner" aria-label="${label}" aria-live="polite" hidden>
<p>${text('cookieBannerText')}</p>
<div><button type="button" value="true">${text('cookieBannerAccept')}</button> <button type="button" value="false">${text('cookieBannerDecline')}</button></div>
</section>
${settings}`;
}
