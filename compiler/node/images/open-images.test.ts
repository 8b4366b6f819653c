import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import type { Images } from '../../4-render/ports/images.ts';
import { openImages } from './open-images.ts';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** One pixel each. */
const FILES = {
  'assets/cup.png': bytes(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  ),
  'assets/wheel.gif': bytes('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  'assets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'assets/broken.png': 'not an image',
  'theme/cup.png': 'not looked at',
};

describe('the images of a site', () => {
  let cache = '';
  let images: Images;
  beforeAll(async () => {
    cache = mkdtempSync(join(tmpdir(), 'quoin-images-'));
    images = await openImages(createMemoryFiles(FILES), cache);
  });
  afterAll(() => rmSync(cache, { recursive: true }));

  it('are resized unless they are SVG or GIF', () => {
    const resized = Object.keys(FILES).filter((path) => images.plan({ path, size: 1 }) !== undefined);
    expect(resized).toEqual(['assets/cup.png']);
  });

  it('are icons as PNG, of at most 180 pixels and never enlarged', async () => {
    const large = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#08f' } })
      .png()
      .toBuffer();
    const own = await openImages(createMemoryFiles({ ...FILES, 'assets/large.png': large }), cache);
    const sizes = ['assets/large.png', 'assets/cup.png'].map(async (path) => {
      const icon = own.plan({ path, size: 1 })?.icon.file;
      if (icon === undefined) throw new Error('No icon is planned');
      await own.make([icon], {});
      const { format, width, height } = await sharp(own.read(icon)).metadata();
      return { format, width, height };
    });
    expect(await Promise.all(sizes)).toEqual([
      { format: 'png', width: 180, height: 90 },
      { format: 'png', width: 1, height: 1 },
    ]);
  });

  it('are read and made once', async () => {
    const files = createMemoryFiles(FILES);
    const read: string[] = [];
    const readBytes = (path: string) => {
      read.push(path);
      return files.readBytes(path);
    };
    const own = await openImages({ ...files, readBytes }, cache);
    const [file] = own.plan({ path: 'assets/cup.png', size: 1 })?.files ?? [];
    if (file === undefined) throw new Error('Nothing is planned');
    read.length = 0;
    for (const _ of [1, 2]) await own.make([file], {});
    expect(read).toEqual(['assets/cup.png']);
    expect(own.read(file)?.length).toBeGreaterThan(0);
  });

  it('have the average colors of their corners, of their center and of all of it', async () => {
    const plane = (width: number, height: number, background: string) => ({
      create: { width, height, channels: 3 as const, background },
    });
    const corner = { input: plane(40, 20, '#0000ff'), left: 0, top: 0 };
    const bytes = await sharp(plane(80, 40, '#ff0000'))
      .composite([corner])
      .png()
      .toBuffer();
    const open = async () => {
      const own = await openImages(createMemoryFiles({ 'assets/corner.png': bytes }), cache);
      return own.plan({ path: 'assets/corner.png', size: 1 })?.colors;
    };
    const colors = await open();
    // Edges are blurred.
    const rounded = Object.entries(colors ?? {}).map(([name, color]) => {
      const channels = Buffer.from(color, 'hex');
      return [name, ...channels.map((channel) => Math.round(channel / 64))];
    });
    expect(rounded).toEqual([
      ['topLeftAverage', 0, 0, 4],
      ['topRightAverage', 4, 0, 0],
      ['bottomLeftAverage', 4, 0, 0],
      ['bottomRightAverage', 4, 0, 0],
      ['centerAverage', 3, 0, 1],
      ['suggestedBgColor', 3, 0, 1],
    ]);
    const file = join(cache, 'image-colors-1', createHash('sha256').update(bytes).digest('hex'));
    // The second time they come from the cache, unless it is damaged.
    writeFileSync(file, '00ff00'.repeat(6));
    expect((await open())?.centerAverage).toBe('00ff00');
    writeFileSync(file, '00ff');
    expect(await open()).toEqual(colors);
  });

  it('that are transparent have the colors that they have on white', async () => {
    expect(images.plan({ path: 'assets/cup.png', size: 1 })?.colors?.centerAverage).toBe('ffffff');
  });

  it('are reported in assets when they cannot be read', () => {
    expect(images.unreadable).toEqual(['assets/broken.png']);
  });
});
