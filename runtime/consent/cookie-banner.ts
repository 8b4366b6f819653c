import type { COOKIES } from '../../formatters/vocabulary/api/cookies.ts';
import { ANALYTICS_COOKIE, CONSENT_COOKIE, VISIT_COOKIE, VISITOR_COOKIE } from '../core/api/cookie-names.ts';
import { readCookie, writeCookie } from '../core/api/cookies.ts';
import { emit } from '../core/emit.ts';

const SECONDS: (typeof COOKIES)['consent']['seconds'] = 30 * 86_400;
/** Set with consent only. */
const OPTIONAL_COOKIES = [VISITOR_COOKIE, VISIT_COOKIE, ANALYTICS_COOKIE];

/**
 * The cookie banner of the page (gaps A12): asks until there is a choice, and again when the visitor opens the settings.
 * Not modal: the page can be used without a choice, and nothing is recorded.
 */
export function mountCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('.quoin-cookie-banner');
  const openers = document.querySelectorAll<HTMLElement>('.quoin-cookie-settings');
  const buttons = banner?.querySelectorAll('button') ?? [];
  if (!banner) return;
  // First in the reading and tab order.
  document.body.prepend(banner);
  let openedBy: HTMLElement | undefined;

  function show(isShown: boolean): void {
    (banner as HTMLElement).hidden = !isShown;
    const choice = readCookie(CONSENT_COOKIE);
    for (const button of buttons)
      if (choice) button.setAttribute('aria-pressed', String(button.value === choice));
    for (const opener of openers) opener.hidden = isShown;
    // Neither the end of the page nor a focused element is covered.
    const height = isShown ? `${banner?.offsetHeight}px` : '';
    document.documentElement.style.scrollPaddingBottom = height;
    document.body.style.paddingBottom = height;
  }

  function hide(): void {
    show(false);
    openedBy?.focus();
  }

  function choose(choice: string): void {
    const wasAllowed = readCookie(CONSENT_COOKIE) === 'true';
    writeCookie(CONSENT_COOKIE, choice, SECONDS);
    if (choice === 'true') emit(document, 'wb:consent', {});
    else for (const name of OPTIONAL_COOKIES) writeCookie(name, '', 0);
    // Ends the recording of this page.
    if (wasAllowed && choice !== 'true') location.reload();
    else hide();
  }

  for (const button of buttons) button.addEventListener('click', () => choose(button.value));
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && openedBy) hide();
  });
  for (const opener of openers) {
    opener.addEventListener('click', (event) => {
      event.preventDefault();
      openedBy = opener;
      show(true);
      buttons[0]?.focus();
    });
  }
  show(readCookie(CONSENT_COOKIE) === undefined);
}
