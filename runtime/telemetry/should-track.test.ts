import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Network } from '../testing/network.ts';
import { closePageAfterEach, openPage, setCookie, settle } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { startTelemetry } from './start-telemetry.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

/** The paths of what is recorded on a page. */
async function recorded(
  html: string,
  {
    url = '/',
    cookies = {},
  }: { readonly url?: string; readonly cookies?: Readonly<Record<string, string>> } = {},
): Promise<readonly string[]> {
  const { network, page, becomeIdle } = await openPage(html, { url, cookies });
  startTelemetry(page);
  await becomeIdle();
  return pathsOf(network);
}

function pathsOf({ sent }: Network): readonly string[] {
  return sent.map(({ path }) => path);
}

const HIT = '/api/census/RecordHit';

describe('nothing is recorded', () => {
  test.each([
    ['R-ANLY-EXCL-01', 'not-found', 100],
    ['R-ANLY-EXCL-02', 'lock-screen', 103],
    ['R-ANLY-EXCL-03', 'access-denied', 106],
  ])('%s: on pages of the kind %s, type %i, only', async (_, __, pageType) => {
    const page = (type: number) => site('/call').replace('"pageType":2', `"pageType":${type}`);
    expect(await recorded(page(pageType))).toEqual([]);
    expect(await recorded(page(pageType + 1))).toContain(HIT);
  });

  test('R-ANLY-ROLE-01: of contributors of the site', async () => {
    expect(await recorded(site('/call'), { cookies: { quoin_roles: '1' } })).toEqual([]);
  });

  test.each(['10.2', '2.10'])(
    'R-ANLY-ROLE-02: of contributors with more than the read-only role: %s',
    async (roles) => {
      expect(await recorded(site('/call'), { cookies: { quoin_roles: roles } })).toEqual([]);
    },
  );

  test.each(['/config', '/config/pages'])('R-ANLY-ROLE-03: of read-only contributors on %s', async (url) => {
    expect(await recorded(site('/call'), { url, cookies: { quoin_roles: '10' } })).toEqual([]);
  });

  test('where analytics is disabled', async () => {
    const other = await renderSite({ websiteSettings: { analyticsEnabled: false } });
    expect(await recorded(other('/contact'))).toEqual([]);
  });

  test('R-DATA-COOKIE-11: without consent where it is required, and no cookie is set', async () => {
    const other = await renderSite({ websiteSettings: { cookieBannerEnabled: true } });
    for (const cookies of [{}, { ss_cookieAllowed: 'false' }, { ss_cookieAllowed: '' }]) {
      expect(await recorded(other('/contact'), { cookies })).toEqual([]);
      expect(document.cookie).not.toMatch(/\bss_c(?:vr|vt|id)=/);
    }
  });

  test('R-DATA-COOKIE-10: except after consent, when a cookie of 390 days is set', async () => {
    const other = await renderSite({ websiteSettings: { cookieBannerEnabled: true } });
    const written = vi.spyOn(document, 'cookie', 'set');
    await recorded(other('/contact'), { cookies: { ss_cookieAllowed: 'true' } });
    const cookies = written.mock.calls.map(([text]) => text).filter((text) => text.startsWith('ss_cid='));
    written.mockRestore();
    expect(cookies).toEqual([expect.stringMatching(/^ss_cid=[\da-f]{32};.*max-age=33696000/)]);
  });

  test('without consent where it is required, and everything after it was given', async () => {
    const other = await renderSite({ websiteSettings: { cookieBannerEnabled: true } });
    const { network, page, becomeIdle } = await openPage(other('/contact'));
    startTelemetry(page);
    await becomeIdle();
    expect(pathsOf(network)).toEqual([]);
    setCookie('ss_cookieAllowed', 'true');
    document.dispatchEvent(new Event('wb:consent'));
    await settle();
    expect(pathsOf(network)).toContain(HIT);
    document.dispatchEvent(new Event('wb:consent'));
    await settle();
    expect(pathsOf(network).filter((path) => path === HIT)).toHaveLength(1);
  });

  test('when consent was declined', async () => {
    const other = await renderSite({ websiteSettings: { cookieBannerEnabled: true } });
    expect(await recorded(other('/contact'), { cookies: { ss_cookieAllowed: 'false' } })).toEqual([]);
  });

  test('on a prerendered page before it is activated', async () => {
    Object.assign(document, { prerendering: true });
    const { network, page, becomeIdle } = await openPage(site('/contact'));
    startTelemetry(page);
    await becomeIdle();
    expect(pathsOf(network)).toEqual([]);
    Object.assign(document, { prerendering: undefined });
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(pathsOf(network)).toContain(HIT);
  });
});

describe('a page view is recorded', () => {
  test('R-ANLY-ROLE-02: of contributors with only the read-only role', async () => {
    expect(await recorded(site('/call'), { cookies: { quoin_roles: '10' } })).toContain(HIT);
  });

  test('R-ANLY-ROLE-04: of customers who are signed in', async () => {
    expect(await recorded(site('/call'), { cookies: { SiteUserInfo: '{"authenticated":true}' } })).toContain(
      HIT,
    );
  });

  test('of read-only contributors on a path that only starts like the dashboard', async () => {
    expect(await recorded(site('/call'), { url: '/configure', cookies: { quoin_roles: '10' } })).toContain(
      HIT,
    );
  });
});
