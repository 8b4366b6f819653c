import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { storeRelease, testEnv } from '../../../testing/release.ts';
import { OWNER, PAGE, set, transaction, withEnv, withHome } from '../../../testing/site-object.ts';
import { createTestBuildService } from '../../../testing/workshop.ts';
import { SiteDO } from '../site-do.ts';

const DAY = 86_400_000;
const BY_HAND = { message: 'By hand', createdBy: 'ines' };

/** A site with a page for each of these times, live, and a workshop beside it. */
async function withScheduled(name: string, times: Readonly<Record<string, number>>) {
  const site = await withHome(name);
  const buildService = createTestBuildService();
  await withEnv(site, { BUILD_SERVICE: buildService.fetcher });
  const docs = Object.entries(times).map(([title, publishOn]) => {
    const key = `page:${title.toLowerCase()}` as DocKey;
    return { key, body: { ...PAGE, title, urlId: title.toLowerCase(), status: 'Scheduled', publishOn } };
  });
  await site.importDocs({ docs, deleted: [] });
  const id = await storeRelease({ files: { 'index.html': `${name} by hand` } });
  const publish = () => site.activate(name, { id, ...BY_HAND });
  return { site, buildService, publish, id };
}

/** As if the clock had gone on: what is promised is due. */
function makeDue(site: Awaited<ReturnType<typeof withHome>>, due = Date.now() - 1): Promise<void> {
  return runInDurableObject(site, (_, { storage }) => {
    storage.sql.exec('UPDATE renewals SET due = ?1, try_on = ?1', due);
  });
}

async function alarmOf(site: Awaited<ReturnType<typeof withHome>>): Promise<number | null> {
  return runInDurableObject(site, (_, { storage }) => storage.getAlarm());
}

describe('what is scheduled', () => {
  it('goes live at its time by itself, and nothing that nobody has published with it', async () => {
    const { site, buildService, publish, id } = await withScheduled('appears', { Autumn: Date.now() + 400 });
    await publish();
    await site.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'Not yet')), OWNER);
    await expect.poll(() => site.activeRelease(), { timeout: 5000 }).not.toBe(id);
    const [release] = await site.releases();
    expect(release).toMatchObject({
      isActive: true,
      message: 'Scheduled: Autumn',
      createdBy: 'the clock',
      docs: { 'page:home': 1, 'page:autumn': 1 },
    });
    expect(buildService.asked.filter((asked) => asked === 'POST /build')).toHaveLength(1);
    expect((await site.changes()).map(({ key }) => key)).toEqual(['page:home']);
  });

  it('is waited for one after the other', async () => {
    const [first, second] = [Date.now() + DAY, Date.now() + 2 * DAY];
    const { site, publish } = await withScheduled('two', { First: first, Second: second });
    await publish();
    await runDurableObjectAlarm(site);
    expect(await alarmOf(site)).toBe(first);
    await publish();
    await makeDue(site);
    await runDurableObjectAlarm(site);
    // Built as of now, when neither had its time: both are still to come.
    await runDurableObjectAlarm(site);
    expect(await alarmOf(site)).toBe(first);
  });

  it('does not come back with a release that somebody has gone back to', async () => {
    const { site, publish, id } = await withScheduled('back', { Autumn: Date.now() + 400 });
    await publish();
    await expect.poll(() => site.activeRelease(), { timeout: 5000 }).not.toBe(id);
    await site.rollback('back', id, 'ines');
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).toBe(id);
    expect(await alarmOf(site)).toBeNull();
  });

  it('stays away while the site cannot be built, and is tried again after a while', async () => {
    const { site, buildService, publish, id } = await withScheduled('errors', { Autumn: Date.now() + DAY });
    await publish();
    buildService.failWith({ ok: false, diagnostics: [] });
    await makeDue(site);
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).toBe(id);
    expect(await alarmOf(site)).toBeGreaterThan(Date.now() + 60_000);
    buildService.failWith(undefined);
    // An edit rings too, and starts no build.
    await site.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
    await runDurableObjectAlarm(site);
    expect(buildService.asked.filter((asked) => asked === 'POST /build')).toHaveLength(1);
    await makeDue(site);
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).not.toBe(id);
  });

  it('goes live too when its time came while the release was built', async () => {
    const { site, id } = await withScheduled('between', { Autumn: Date.now() - 100 });
    await site.activate('between', { id, ...BY_HAND, asOf: Date.now() - 200 });
    await expect.poll(() => site.activeRelease(), { timeout: 5000 }).not.toBe(id);
  });

  it('may be for a time that no alarm can be set to', async () => {
    const { site, buildService, publish, id } = await withScheduled('never', { Someday: Date.UTC(9999, 0) });
    await publish();
    await runDurableObjectAlarm(site);
    expect(await alarmOf(site)).toBeLessThan(Date.now() + 40 * DAY);
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).toBe(id);
    await runInDurableObject(site, async (_, state) => {
      await state.storage.deleteAlarm();
      const woken = new SiteDO(state, { ...testEnv(), BUILD_SERVICE: buildService.fetcher });
      await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(0);
      expect(woken.activeRelease()).toBe(id);
    });
  });

  it('is waited for again after a start without its alarm', async () => {
    const { site, buildService, publish } = await withScheduled('woken', { Autumn: Date.now() + DAY });
    await publish();
    await runInDurableObject(site, async (_, state) => {
      await state.storage.deleteAlarm();
      expect(new SiteDO(state, { ...testEnv(), BUILD_SERVICE: buildService.fetcher })).toBeDefined();
      await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(0);
    });
  });
});
