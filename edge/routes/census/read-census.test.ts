import { beforeAll, describe, expect, it, vi } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { createBrowser } from '../../testing/browser.ts';
import { census, hit, publishCensus, signedIn, sums } from '../../testing/census.ts';

beforeAll(publishCensus);

describe('the analytics report', () => {
  it('covers whole days of the site, also when clocks have changed', async () => {
    // In Lisbon, 25 October has 25 hours.
    vi.useFakeTimers({ now: Date.parse('2026-11-22T23:30:00Z'), toFake: ['Date'] });
    try {
      expect(await census()).toMatchObject({ from: '2026-10-24', to: '2026-11-22' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('covers at most 400 days, the last 30 by default', async () => {
    const { from, to } = await census();
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29);
    const owner = await signedIn();
    const status = async (query: string) => (await owner.get(`${API.editorCensus}?${query}`)).status;
    expect(await status('from=2025-01-01&to=2026-02-04')).toBe(200);
    for (const query of [
      'from=x',
      'to=',
      'from=2026-02-02&to=2026-02-01',
      'from=2020-01-01',
      'from=2025-01-01&to=2026-02-05',
      'to=2026-99-99',
    ])
      expect([query, await status(query)]).toEqual([query, 400]);
    expect(await census('?from=2001-01-01&to=2001-01-31')).toMatchObject({ days: [], names: {}, speed: [] });
  });

  it.each([
    ['admin', 200],
    ['website-manager', 200],
    ['reporting', 200],
    ['editor', 403],
    ['store-manager', 403],
    ['viewer', 403],
  ] as const)('lets %s read it with %i', async (role, status) => {
    expect((await (await signedIn(CONTRIBUTOR_ROLE[role])).get(API.editorCensus)).status).toBe(status);
  });

  it('is not available to visitors', async () => {
    expect((await createBrowser().get(API.editorCensus)).status).toBe(401);
  });

  it('shows views by minute and hour', async () => {
    for (let number = 0; number < 3; number += 1) await hit(1, { pagePath: '/' });
    expect((await sums()).view).toBe(3);
    const { minutes, hours } = await census();
    const sum = (moments: typeof minutes) => moments.reduce((all, { views }) => all + views, 0);
    expect(sum(minutes)).toBe((await sums()).view);
    expect(sum(hours)).toBe((await sums()).view);
  });
});
