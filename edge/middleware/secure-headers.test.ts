import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { askWorker } from '../testing/browser.ts';
import { publishRelease } from '../testing/release.ts';
import { shopData } from '../testing/shop.ts';

beforeAll(() => publishRelease({ files: { 'index.html': '<!doctype html>' }, edgeData: shopData() }));

async function headersOf(path: string): Promise<Headers> {
  const response = await askWorker(`https://shop.test${path}`);
  await response.body?.cancel();
  return response.headers;
}

describe('responses of the API', () => {
  it.each([API.cart, '/api/none'])('are never a page, such as %s', async (path) => {
    const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";
    expect((await headersOf(path)).get('content-security-policy')).toBe(policy);
  });

  it('are not stored by shared caches', async () => {
    expect((await headersOf(API.cart)).get('cache-control')).toBe('private, no-cache');
  });
});

it.each(['/', '/cart', '/config/login', API.cart])(
  '%s is not sniffed, framed by other sites, or opened by them with access to it',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toMatch(/^(?:SAMEORIGIN|DENY)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  },
);
