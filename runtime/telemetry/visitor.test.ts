import { describe, expect, test, vi } from 'vitest';
import { closePageAfterEach, openPage } from '../testing/open-page.ts';
import { visitorCookie } from './visitor.ts';

closePageAfterEach();

const NOW = 1_700_000_000_000;
/** Cookies of a visitor who has opened another page shortly before. */
const DURING_VISIT = { ss_cvr: 'a|1|2|3|7', ss_cvt: '3', ss_cid: 'known' };

/** Cookies as the script sets them: name, value and attributes. */
let written: readonly string[] = [];

/** Records a page view of a visitor with these cookies. */
async function view(cookies: Readonly<Record<string, string>> = {}, now = NOW): Promise<string> {
  await openPage('<body></body>', { cookies });
  written = [];
  const setter = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written = [...written, cookie];
  });
  const value = visitorCookie(now);
  setter.mockRestore();
  return value;
}

function cookie(name: string) {
  const [pair = '', ...attributes] = written.find((each) => each.startsWith(`${name}=`))?.split('; ') ?? [];
  return { value: decodeURIComponent(pair.slice(name.length + 1)), attributes };
}

describe('the cookie ss_cvr', () => {
  test('R-DATA-COOKIE-01: has an id and four numbers, the last of which counts the visits', async () => {
    expect(await view()).toMatch(/^[\da-f]{32}\|\d+\|\d+\|\d+\|1$/);
    expect((await view({ ss_cvr: 'a|1|2|3|7' })).split('|').at(-1)).toBe('8');
  });

  test('R-DATA-COOKIE-09: has the times of the first, the previous and this visit', async () => {
    const visit = await view({ ss_cvr: 'a|1|2|3|7' });
    const later = NOW + 31 * 60_000;
    expect([visit, await view({ ss_cvr: visit }, later)]).toEqual([
      `a|1|3|${NOW}|8`,
      `a|1|${NOW}|${later}|9`,
    ]);
  });

  test('of a first visit has its time three times', async () => {
    expect((await view()).split('|').slice(1)).toEqual([`${NOW}`, `${NOW}`, `${NOW}`, '1']);
  });

  test('R-DATA-COOKIE-02: lasts two years', async () => {
    // From every page view on, not only from the first one of a visit.
    for (const cookies of [{}, DURING_VISIT]) {
      const value = await view(cookies);
      const attributes = ['path=/', 'max-age=63072000', 'samesite=lax'];
      expect(cookie('ss_cvr')).toEqual({ value, attributes });
    }
  });

  test('stays the same during a visit', async () => {
    expect(await view(DURING_VISIT)).toBe('a|1|2|3|7');
  });

  test.each(['', 'a|1|2|3', 'a|1|2|3|7|8', 'a b|1|2|3|7', 'a|1|x|3|7', 'a|1|2|3|', '|1|2|3|7'])(
    'R-DATA-COOKIE-01: is replaced when it is "%s"',
    async (unreadable) => {
      expect(await view({ ss_cvr: unreadable, ss_cvt: '3' })).toMatch(/^[\da-f]{32}\|\d+\|\d+\|\d+\|1$/);
    },
  );
});

describe('the cookie ss_cvt', () => {
  test('R-DATA-COOKIE-03: has the time of the page view', async () => {
    for (const cookies of [{}, DURING_VISIT]) {
      await view(cookies);
      expect(cookie('ss_cvt').value).toBe(`${NOW}`);
    }
  });

  test('R-DATA-COOKIE-04: lasts half an hour', async () => {
    for (const cookies of [{}, DURING_VISIT]) {
      await view(cookies);
      expect(cookie('ss_cvt').attributes).toContain('max-age=1800');
    }
  });
});

describe('the cookie ss_cid', () => {
  test('has a random id, and keeps it', async () => {
    await view();
    expect(cookie('ss_cid').value).toMatch(/^[\da-f]{32}$/);
    expect(cookie('ss_cvr').value).not.toContain(cookie('ss_cid').value);
    await view({ ss_cid: 'known' });
    expect(cookie('ss_cid').value).toBe('known');
  });

  test('R-DATA-COOKIE-08: lasts 390 days', async () => {
    for (const cookies of [{}, DURING_VISIT]) {
      await view(cookies);
      expect(cookie('ss_cid').attributes).toContain('max-age=33696000');
    }
  });
});
