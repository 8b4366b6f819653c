import { beforeAll, describe, expect, it } from 'vitest';
import { CRUMB_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { createBrowser } from '../testing/browser.ts';
import { publishRelease } from '../testing/release.ts';
import { shopData } from '../testing/shop.ts';

beforeAll(async () => {
  await publishRelease({ files: { 'index.html': 'Shop' }, edgeData: shopData() });
});

/** One field of 100 kB, streamed without a content length. */
function longBody(start: string): ReadableStream<Uint8Array> {
  const pieces = [start, ...Array.from({ length: 10 }, () => 'x'.repeat(10_000))];
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) return controller.close();
      controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

describe('an oversized body without a content length', () => {
  const FORM = 'application/x-www-form-urlencoded';
  it.each([
    [API.login, FORM, 'email='],
    [API.login, 'application/json', '{"email":"'],
    [API.restockSignUp, FORM, 'email='],
    [API.passwordReset, FORM, 'password='],
    [API.recordHit, FORM, 'event='],
    [API.recordHit, 'application/json', '{"event":"'],
  ])('is rejected as too large by %s as %s, wherever the crumb is', async (path, type, start) => {
    const visitor = createBrowser();
    await visitor.get('/cart');
    const { [CRUMB_HEADER]: _, ...bare } = visitor.headers();
    for (const headers of [visitor.headers(), bare]) {
      const response = await visitor.get(path, {
        method: 'POST',
        body: longBody(start),
        headers: { ...headers, 'content-type': type },
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: 'The request is too large.' });
    }
  });
});

describe('a body with its content length', () => {
  it.each([
    [API.cartEntries, 65_536],
    ['/api/editor/v1/transactions', 4_000_000],
    ['/api/editor/v1/docs/page:home', 4_000_000],
    [API.editorPublish, 4_000_000],
    [API.editorInventory, 1_000_000],
    ['/_admin/import', 30_000_000],
  ])('may have this many bytes at %s: %i', async (path, max) => {
    const statusOf = async (bytes: number) => {
      const headers = { 'content-length': String(bytes), 'content-type': 'application/json' };
      const response = await createBrowser().get(path, { method: 'POST', body: '{}', headers });
      return response.status;
    };
    expect(await statusOf(max)).not.toBe(413);
    expect(await statusOf(max + 1)).toBe(413);
  });

  it('may not leave it out by chunks', async () => {
    const visitor = createBrowser();
    await visitor.get('/cart');
    const headers = { ...visitor.headers(), 'content-length': '1', 'transfer-encoding': 'chunked' };
    const body = longBody('{"itemId":"');
    const response = await visitor.get(API.cartEntries, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(413);
  });
});
