import { describe, expect, it } from 'vitest';
import type { EditorSiteResponse } from '../../../../formatters/vocabulary/api/editor/documents.ts';
import type { Browser } from '../../../testing/browser.ts';
import { EDITOR_API, openEditor, retitle } from '../../../testing/editor.ts';

const { signedIn, otherVisitor, tenant, withPage } = openEditor();

describe('documents', () => {
  it('are read together or one by one, with their revision', async () => {
    const key = await withPage('read');
    const owner = await signedIn();
    const site = await (await owner.get(`${EDITOR_API}/site`)).json<EditorSiteResponse>();
    expect(site).toMatchObject({
      websiteId: 'shop',
      siteUrl: '/',
      canPublish: true,
      payments: 'test',
      sendsEmails: false,
      hasPlaces: true,
      maxUploadBytes: 20_000_000,
    });
    expect(site.docs.find((doc) => doc.key === key)).toMatchObject({ rev: 1, body: { title: 'Home' } });
    const one = await owner.get(`${EDITOR_API}/docs/${key}`);
    expect(one.headers.get('etag')).toBe('"1"');
    expect(await one.json()).toMatchObject({ doc: { key, rev: 1 } });
    for (const missing of ['page:none', 'nonsense', 'page:', '__proto__:x', `page:${'x'.repeat(500)}`]) {
      const response = await owner.get(`${EDITOR_API}/docs/${missing}`);
      expect([missing, response.status]).toEqual([missing, 404]);
      expect(await response.json()).toMatchObject({ message: 'Unable to locate content' });
    }
  });

  it('are changed by transactions, and a conflict returns the other transactions', async () => {
    const key = await withPage('change');
    const owner = await signedIn();
    const done = await owner.json('POST', `${EDITOR_API}/transactions`, retitle(key, 1, 'A'));
    expect(await done.json()).toEqual({ revs: { [key]: 2 } });
    const again = await owner.json('POST', `${EDITOR_API}/transactions`, retitle(key, 1, 'A'));
    expect([again.status, await again.json()]).toEqual([200, { revs: { [key]: 2 } }]);
    const late = await owner.json('POST', `${EDITOR_API}/transactions`, retitle(key, 1, 'B'));
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({
      message: 'Someone else changed this in the meantime.',
      revs: { [key]: 2 },
      transactions: [{ id: `t-${key}-A` }],
    });
  });

  it('are changed one at a time with If-Match', async () => {
    const key = await withPage('patch');
    const owner = await signedIn();
    const patch = (transaction: unknown, match?: string) =>
      owner.json(
        'PATCH',
        `${EDITOR_API}/docs/${key}`,
        { transaction },
        match === undefined ? {} : { 'if-match': match },
      );
    expect((await patch(retitle(key, 1, 'A'))).status).toBe(428);
    expect((await patch(retitle(key, 1, 'A'), '"7"')).status).toBe(412);
    expect((await patch(retitle('page:other', 0, 'A'), '"1"')).status).toBe(400);
    expect(await (await patch(retitle(key, 1, 'A'), '"1"')).json()).toEqual({ revs: { [key]: 2 } });
  });

  it('reject invalid bodies with an error per path', async () => {
    const key = await withPage('invalid');
    const owner = await signedIn();
    const bad = { ...retitle(key, 1, 'x'), ops: [{ doc: key, at: ['pageType'], kind: 'set', value: 'two' }] };
    const response = await owner.json('POST', `${EDITOR_API}/transactions`, bad);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { [`${key} pageType`]: expect.any(String) } });
  });

  it('reject hostile bodies with 400', async () => {
    const key = await withPage('hostile');
    const owner = await signedIn();
    const deep: { value: unknown } = { value: 1 };
    for (let depth = 0; depth < 5000; depth += 1) deep.value = { a: deep.value };
    const bodies: readonly unknown[] = [
      null,
      1,
      'x',
      [],
      {},
      { ...retitle(key, 1, 'x'), ops: [] },
      { ...retitle(key, 1, 'x'), ops: 'all' },
      { ...retitle(key, 1, 'x'), base: { [key]: -1 } },
      { ...retitle(key, 1, 'x'), base: [] },
      { ...retitle(key, 1, 'x'), extra: true },
      { ...retitle(key, 1, 'x'), ops: [{ doc: 'page:../../x', at: [], kind: 'remove' }] },
      { ...retitle(key, 1, 'x'), ops: [{ doc: key, at: ['seo'], kind: 'set', value: deep.value }] },
      {
        ...retitle(key, 1, 'x'),
        ops: [{ doc: key, at: ['__proto__'], kind: 'set', value: { polluted: 1 } }],
      },
    ];
    for (const body of bodies) {
      const response = await owner.json('POST', `${EDITOR_API}/transactions`, body);
      expect([JSON.stringify(body).slice(0, 80), response.status]).toEqual([
        JSON.stringify(body).slice(0, 80),
        400,
      ]);
      expect(await response.json()).toHaveProperty('message');
    }
    expect((await tenant.site().readDoc(key))?.rev).toBe(1);
  });

  it('reject oversized bodies without reading them', async () => {
    const owner = await signedIn();
    const response = await owner.json('POST', `${EDITOR_API}/transactions`, { x: 'x'.repeat(4_100_000) });
    expect(response.status).toBe(413);
    const small = await owner.json('PATCH', `${EDITOR_API}/orders/x`, { x: 'x'.repeat(70_000) });
    expect([small.status, await small.json()]).toMatchObject([413, { message: 'The request is too large.' }]);
  });

  it('read bodies only after authentication, and up to the limit', async () => {
    const stream = (count: { bytes: number }) =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            count.bytes += 100_000;
            if (count.bytes > 20_000_000) return controller.close();
            controller.enqueue(new Uint8Array(100_000).fill(32));
          },
        },
        { highWaterMark: 0 },
      );
    const send = (browser: Browser, path: string, count: { bytes: number }) =>
      browser.get(path, {
        method: 'POST',
        body: stream(count),
        headers: { ...browser.headers(), 'content-type': 'application/json' },
      });
    const visitor = otherVisitor();
    for (const path of [`${EDITOR_API}/transactions`, '/_admin/import']) {
      const count = { bytes: 0 };
      expect([path, (await send(visitor, path, count)).status]).toEqual([path, 401]);
      expect(count.bytes).toBeLessThan(1_000_000);
    }
    const owner = await signedIn();
    const count = { bytes: 0 };
    expect((await send(owner, `${EDITOR_API}/transactions`, count)).status).toBe(413);
    expect(count.bytes).toBeLessThan(5_000_000);
  });
});
