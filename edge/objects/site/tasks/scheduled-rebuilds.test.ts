import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { createTestBuildService } from '../../../testing/build-service.ts';
import { connectService } from '../../../testing/connected-service.ts';
import { storeRelease, testEnv } from '../../../testing/release.ts';
import { OWNER, PAGE, set, transaction, withEnv, withHome } from '../../../testing/site-object.ts';
import { SiteDO } from '../site-do.ts';

const DAY = 86_400_000;
const BY_HAND = { message: 'By hand', createdBy: 'ines' };

/** A live site with a page per scheduled time, and a build service. */
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

/** Makes scheduled tasks due. */
function makeDue(site: Awaited<ReturnType<typeof withHome>>, due = Date.now() - 1): Promise<void> {
  return runInDurableObject(site, (_, { storage }) => {
    storage.sql.exec('UPDATE renewals SET due = ?1, try_on = ?1', due);
  });
}

/** Lets a day pass for the site, and runs its tasks. */
async function passDay(site: Awaited<ReturnType<typeof withHome>>): Promise<void> {
  await runInDurableObject(site, (object: SiteDO) => {
    object.clock = () => Date.now() + DAY;
  });
  await runDurableObjectAlarm(site);
}

async function alarmOf(site: Awaited<ReturnType<typeof withHome>>): Promise<number | null> {
  return runInDurableObject(site, (_, { storage }) => storage.getAlarm());
}

describe('scheduled content', () => {
  it('goes live at its time, without unpublished edits', async () => {
    const { site, buildService, publish, id } = await withScheduled('appears', { Autumn: Date.now() + DAY });
    await publish();
    await site.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'Not yet')), OWNER);
    await passDay(site);
    await expect.poll(() => site.activeRelease()).not.toBe(id);
    const [release] = await site.releases();
    expect(release).toMatchObject({
      isActive: true,
      message: 'Scheduled: Autumn',
      createdBy: 'scheduler',
      docs: { 'page:home': 1, 'page:autumn': 1 },
    });
    expect(buildService.asked.filter((asked) => asked === 'POST /build')).toHaveLength(1);
    expect((await site.changes()).map(({ key }) => key)).toEqual(['page:home']);
  });

  it('is rebuilt for each scheduled time', async () => {
    const [first, second] = [Date.now() + DAY, Date.now() + 2 * DAY];
    const { site, publish } = await withScheduled('two', { First: first, Second: second });
    await publish();
    await runDurableObjectAlarm(site);
    expect(await alarmOf(site)).toBe(first);
    await publish();
    await makeDue(site);
    await runDurableObjectAlarm(site);
    // Built before both times, which are still ahead.
    await runDurableObjectAlarm(site);
    expect(await alarmOf(site)).toBe(first);
  });

  it('is not restored by a release after a rollback', async () => {
    const { site, publish, id } = await withScheduled('back', { Autumn: Date.now() + DAY });
    await publish();
    await passDay(site);
    await expect.poll(() => site.activeRelease()).not.toBe(id);
    await site.rollback('back', id, 'ines');
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).toBe(id);
    expect(await alarmOf(site)).toBeNull();
  });

  it('is retried after a failed build', async () => {
    const { site, buildService, publish, id } = await withScheduled('errors', { Autumn: Date.now() + DAY });
    await publish();
    buildService.failWith({ ok: false, diagnostics: [] });
    await makeDue(site);
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).toBe(id);
    expect(await alarmOf(site)).toBeGreaterThan(Date.now() + 60_000);
    buildService.failWith(undefined);
    // The alarm of an edit starts no build.
    await site.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
    await runDurableObjectAlarm(site);
    expect(buildService.asked.filter((asked) => asked === 'POST /build')).toHaveLength(1);
    await makeDue(site);
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).not.toBe(id);
  });

  it('is built by a build service elsewhere, once one has connected', async () => {
    const { site, publish, id } = await withScheduled('shop', { Autumn: Date.now() + DAY });
    await withEnv(site, { BUILD_SERVICE: undefined });
    await publish();
    await passDay(site);
    expect(await site.activeRelease()).toBe(id);
    expect(await alarmOf(site)).not.toBeNull();
    const releaseId = await storeRelease({ files: { 'index.html': 'autumn' } });
    const service = await connectService(async () => ({ ok: true, releaseId, diagnostics: [] }));
    await makeDue(site);
    await runDurableObjectAlarm(site);
    expect(await site.activeRelease()).toBe(releaseId);
    service.close();
  });

  it('goes live when its time passes during a build', async () => {
    const now = Date.now();
    const { site, id } = await withScheduled('between', { Autumn: now - 100 });
    await site.activate('between', { id, ...BY_HAND, asOf: now - 200 });
    await expect.poll(() => site.activeRelease()).not.toBe(id);
  });

  it('is rebuilt when an event has ended, which lists show as upcoming until then (R-COMP-PUB-04)', async () => {
    const endDate = Date.now() + DAY;
    const { site, publish } = await withScheduled('ends', {});
    const body = { collectionId: 'events', recordType: 12, title: 'Kiln day', urlId: 'kiln-day', endDate };
    await site.importDocs({ docs: [{ key: 'item:kiln-day', body }], deleted: [] });
    await publish();
    await runDurableObjectAlarm(site);
    expect(await alarmOf(site)).toBe(endDate + 1);
  });

  it('is rebuilt when an event without an end has started', async () => {
    const startDate = Date.now() + DAY;
    const { site, publish } = await withScheduled('starts', {});
    const body = { collectionId: 'events', recordType: 12, title: 'Kiln day', urlId: 'kiln-day', startDate };
    await site.importDocs({ docs: [{ key: 'item:kiln-day', body }], deleted: [] });
    await publish();
    await runDurableObjectAlarm(site);
    expect(await alarmOf(site)).toBe(startDate + 1);
  });

  it('accepts times beyond the maximum alarm time', async () => {
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

  it('is rescheduled after a start without an alarm', async () => {
    const { site, buildService, publish, id } = await withScheduled('woken', { Autumn: Date.now() + DAY });
    await publish();
    await runInDurableObject(site, async (_, state) => {
      await state.storage.deleteAlarm();
      const woken = new SiteDO(state, { ...testEnv(), BUILD_SERVICE: buildService.fetcher });
      await expect.poll(() => state.storage.getAlarm()).toBeGreaterThan(0);
      expect(woken.activeRelease()).toBe(id);
    });
  });
});
