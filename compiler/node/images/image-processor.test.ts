import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createImageProcessor } from './image-processor.ts';
import { measureImage, UnsupportedImage } from './measure-image.ts';

const folder = mkdtempSync(join(tmpdir(), 'quoin-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

const original = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a63' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

it('resizes and rotates an image, and caches it for the next build', async () => {
  const processor = createImageProcessor(folder);
  const bytes = await processor.make({ source: original, width: 100, format: 'webp' });
  expect(await measureImage(bytes)).toEqual({ mime: 'image/webp', width: 100, height: 133 });
  const files = readdirSync(join(folder, 'images-1'));
  expect(files).toHaveLength(1);
  const again = await createImageProcessor(folder).make({ source: original, width: 100, format: 'webp' });
  expect(Buffer.from(again).equals(bytes)).toBe(true);
  expect(readdirSync(join(folder, 'images-1'))).toEqual(files);
});

it.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['is empty', () => Buffer.alloc(0)],
  ['has another byte', (bytes: Buffer) => bytes.fill(bytes[40] === 7 ? 8 : 7, 40, 41)],
  ['is another image', () => original],
  ['is text', () => Buffer.from('<html>not found</html>')],
])('makes an image again when its file in the cache %s', async (_how, damage) => {
  const job = { source: original, width: 50, format: 'webp' } as const;
  const bytes = await createImageProcessor(folder).make(job);
  const [name = ''] = readdirSync(join(folder, 'images-1')).filter((file) => file.includes('-50.'));
  const file = join(folder, 'images-1', name);
  writeFileSync(file, damage(readFileSync(file)));
  expect(Buffer.from(await createImageProcessor(folder).make(job)).equals(bytes)).toBe(true);
  expect(readFileSync(file).subarray(0, bytes.length).equals(bytes)).toBe(true);
});

it('removes drafts of killed builds from the cache', () => {
  const stopped = spawnSync(process.execPath, ['--version']).pid;
  const draft = join(folder, 'images-1', `${'a'.repeat(64)}-50.webp.${stopped}.draft`);
  writeFileSync(draft, 'half');
  createImageProcessor(folder);
  expect(existsSync(draft)).toBe(false);
});

it('never enlarges an image', async () => {
  const bytes = await createImageProcessor(folder).make({ source: original, width: 2500, format: 'avif' });
  expect(await measureImage(bytes)).toEqual({ mime: 'image/avif', width: 480, height: 640 });
});

it('detects an image by its bytes and rejects formats that may contain scripts', async () => {
  expect(await measureImage(original)).toEqual({ mime: 'image/jpeg', width: 480, height: 640 });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  await expect(measureImage(drawing)).rejects.toThrow(UnsupportedImage);
  await expect(measureImage(Buffer.from('<html>'))).rejects.toThrow(UnsupportedImage);
});
