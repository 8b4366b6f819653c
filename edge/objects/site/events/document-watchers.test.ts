import { describe, expect, it } from 'vitest';
import { createDocumentWatchers, MAX_WATCHERS } from './document-watchers.ts';

const NOTHING = { revision: 0, revs: {} };
const watcherOf = (session: string) => ({ siteId: 'shop', session, roles: [1] });

describe('streams of open dashboards', () => {
  it('are limited per site', () => {
    const watchers = createDocumentWatchers();
    const opened = Array.from({ length: MAX_WATCHERS }, (_, index) =>
      watchers.open(watcherOf(`s${index}`), NOTHING),
    );
    expect(opened).not.toContain(undefined);
    expect(watchers.open(watcherOf('one more'), NOTHING)).toBeUndefined();
  });

  it('make room when a tab is closed', async () => {
    const watchers = createDocumentWatchers();
    await watchers.open(watcherOf('a'), NOTHING)?.cancel();
    watchers.beat();
    await expect.poll(() => watchers.all()).toEqual([]);
  });

  it('are dropped when their events are not read', () => {
    const watchers = createDocumentWatchers();
    watchers.open(watcherOf('a'), NOTHING);
    for (let beats = 0; beats < 100; beats++) watchers.beat();
    expect(watchers.all()).toEqual([]);
  });
});
