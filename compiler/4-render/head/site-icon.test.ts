import { expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { createMemoryImages } from '../ports/memory-images.ts';

async function build(filename: string, mime: string) {
  const output = createMemoryOutput();
  const site = createMemoryFiles(
    smallSite({
      'site.json': documentFile('settings', 'settings', {
        schemaVersion: 1,
        theme: 'theme',
        website: { siteTitle: 'Small', faviconImageId: 'mark' },
      }),
      'assets/mark.json': documentFile('asset', 'mark', { filename, mime, originalSize: '800x800' }),
      [`assets/${filename}`]: new Uint8Array([1]),
    }),
  );
  const images = createMemoryImages({ 'assets/mark.png': { width: 800, height: 800 } });
  await compileSite({ site, output, images }, { now: 0 });
  const links = (output.readText('index.html') ?? '').match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g);
  return { links, paths: [...output.files.keys()] };
}

it('the icon of a site is a small image, for tabs and for home screens', async () => {
  const { links, paths } = await build('mark.png', 'image/png');
  const path = paths.find((each) => each.endsWith('-icon.png'));
  expect(path).toMatch(/^assets\/mark-\w+-icon\.png$/);
  expect(links).toEqual([
    `<link rel="icon" type="image/png" href="/${path}">`,
    `<link rel="apple-touch-icon" href="/${path}">`,
  ]);
});

it('is the original if it cannot be resized', async () => {
  const { links, paths } = await build('mark.svg', 'image/svg+xml');
  expect(links).toEqual(['<link rel="icon" type="image/svg+xml" href="/assets/mark.svg">']);
  expect(paths.filter((path) => path.includes('-icon'))).toEqual([]);
});
