import { beforeAll, describe, expect, test, vi } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { mountCookieBanner } from './cookie-banner.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite({ websiteSettings: { cookieBannerEnabled: true } });
});

const banner = () => find('.quoin-cookie-banner');
const settings = () => find('.quoin-cookie-settings');
const choose = (value: string) => find(`.quoin-cookie-banner [value=${value}]`).click();

async function open(cookies: Readonly<Record<string, string>> = {}): Promise<void> {
  await openPage(site('/contact'), { cookies });
  mountCookieBanner();
}

describe('the cookie banner', () => {
  test('is first in the page until the visitor has chosen', async () => {
    await open();
    expect([banner().hidden, document.body.firstElementChild, settings().hidden]).toEqual([
      false,
      banner(),
      true,
    ]);
  });

  test.each(['true', 'false'])('R-DATA-COOKIE-07: stores the choice %s, and is hidden', async (choice) => {
    await open();
    choose(choice);
    expect([banner().hidden, settings().hidden]).toEqual([true, false]);
    expect(document.cookie).toContain(`ss_cookieAllowed=${choice}`);
  });

  test('does not ask again', async () => {
    await open({ ss_cookieAllowed: 'false' });
    expect(banner().hidden).toBe(true);
  });

  test('starts analytics when the visitor accepts, not when they decline', async () => {
    const listener = vi.fn();
    await open();
    document.addEventListener('wb:consent', listener);
    choose('false');
    expect(listener).not.toHaveBeenCalled();
    choose('true');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('deletes the cookies of analytics when the visitor declines, and no others', async () => {
    await open({ ss_cvr: 'a', ss_cvt: 'b', ss_cid: 'c', crumb: 'd' });
    choose('false');
    // A cookie of no age is gone in the next millisecond.
    await expect
      .poll(() => document.cookie.split('; ').sort())
      .toEqual(['crumb=d', 'ss_cookieAllowed=false']);
  });

  test('opens again from the settings, shows the choice, and closes on Escape', async () => {
    await open({ ss_cookieAllowed: 'true' });
    settings().click();
    expect(banner().hidden).toBe(false);
    expect(find('.quoin-cookie-banner [value=true]').getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(find('.quoin-cookie-banner button'));
    banner().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect([banner().hidden, document.activeElement]).toEqual([true, settings()]);
  });

  test('stays on Escape while there is no choice', async () => {
    await open();
    banner().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(banner().hidden).toBe(false);
  });

  test('stores the choice for 30 days', async () => {
    await open();
    const written: string[] = [];
    const setter = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
    choose('true');
    setter.mockRestore();
    expect(written).toEqual(['ss_cookieAllowed=true; path=/; max-age=2592000; samesite=lax']);
  });

  test('covers neither the end of the page nor a focused element', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    await open();
    const space = () => [
      document.documentElement.style.scrollPaddingBottom,
      document.body.style.paddingBottom,
    ];
    expect(space()).toEqual(['120px', '120px']);
    choose('false');
    expect(space()).toEqual(['', '']);
  });

  test('marks the choice that was made, and none before', async () => {
    await open();
    const pressed = () =>
      [...banner().querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'));
    expect(pressed()).toEqual([null, null]);
    choose('false');
    expect(pressed()).toEqual(['false', 'true']);
  });

  test('opens from a link of the theme without following it', async () => {
    await open({ ss_cookieAllowed: 'true' });
    const click = new MouseEvent('click', { cancelable: true });
    settings().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });

  test('gives the focus back when the visitor has chosen', async () => {
    await open({ ss_cookieAllowed: 'false' });
    settings().click();
    choose('true');
    expect(document.activeElement).toBe(settings());
  });

  test.each(['Enter', 'Tab'])('stays open on the key "%s"', async (key) => {
    await open({ ss_cookieAllowed: 'true' });
    settings().click();
    banner().dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(banner().hidden).toBe(false);
  });

  test.each([
    ['true', 'false', 1],
    ['true', 'true', 0],
    ['false', 'false', 0],
    ['false', 'true', 0],
  ])('after the choice %s was changed to %s reloads the page %i times', async (before, choice, times) => {
    await open({ ss_cookieAllowed: before });
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    settings().click();
    choose(choice);
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

test('a page without a banner stays as it is', async () => {
  await openPage('<body><button class="quoin-cookie-settings" hidden></button></body>');
  mountCookieBanner();
  expect(settings().hidden).toBe(true);
});
