import { beforeAll, describe, expect, it } from 'vitest';
import { askWorker } from '../../testing/browser.ts';
import { publishRelease } from '../../testing/release.ts';

beforeAll(async () => {
  await publishRelease({
    files: {
      'index.html': 'home',
      'assets/cup.jpg': 'original',
      'assets/cup-1a2b3c4d-300w.webp': 'w300',
      'assets/cup-1a2b3c4d-750w.webp': 'w750',
      'assets/cup-1a2b3c4d-1000w.webp': 'w1000',
      'assets/cup-1a2b3c4d-750w.avif': 'avif',
      'assets/cup-saucer.jpg': 'other',
      'assets/twin.jpg': 'twin',
      'assets/twin-1a2b3c4d-300w.webp': 'jpg300',
      'assets/twin-5e6f7a8b-300w.webp': 'png300',
    },
  });
});

const textOf = async (path: string) => (await askWorker(`https://shop.test${path}`)).text();

describe('an image with ?format', () => {
  it.each([
    ['100w', 'w300'],
    ['300w', 'w300'],
    ['500w', 'w750'],
    ['750w', 'w750'],
    ['1000w', 'w1000'],
    ['2500w', 'w1000'],
    ['original', 'original'],
    ['640w', 'original'],
    ['', 'original'],
  ])('%s is the one of at least this width, or the largest', async (format, text) => {
    expect(await textOf(`/assets/cup.jpg?format=${format}`)).toBe(text);
  });

  it('is revalidated, because the URL stays when the image changes', async () => {
    const response = await askWorker('https://shop.test/assets/cup.jpg?format=750w');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag') ?? '';
    const again = await askWorker('https://shop.test/assets/cup.jpg?format=750w', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('is the original when it has no versions of its own', async () => {
    expect(await textOf('/assets/cup-saucer.jpg?format=300w')).toBe('other');
    expect(await textOf('/assets/twin.jpg?format=300w')).toBe('twin');
    expect(await textOf('/?format=300w')).toBe('home');
  });
});
