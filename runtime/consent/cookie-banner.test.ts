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

  test.each(['true', 'false'])('is hidden after the choice %s, which is stored', async (choice) => {
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
});
