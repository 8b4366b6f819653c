// Hebrew. cspell:ignore ארבעים
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { planCard } from '../../4-render/head/social-card.ts';
import { drawCard } from './draw-card.ts';
import { openImages } from './open-images.ts';
import { createReadableCard } from './readable-card.ts';

const LOOK = { siteTitle: 'Olaria', color: '#1f3f86' };

it('a card is an image of the recommended size', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'quoin-cards-'));
  const file = planCard({ ...LOOK, title: 'Forty <b>"blues"</b> & more' });
  const images = await openImages(createMemoryFiles({}), cache);
  await images.make([file], {});
  const { format, width, height } = await sharp(images.read(file)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

it.each([
  ['long words', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8)],
  ['wide capitals', 'WIDE MAXIMUM '.repeat(17)],
  ['characters without spaces', '釉薬の青を四十通り試して'.repeat(17)],
  ['symbols', '★'.repeat(300)],
])('the text stays within the card: %s', async (_what, title) => {
  const svg = drawCard({ ...LOOK, title });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let marginInk = 0;
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    const isMargin = x < 40 || x > info.width - 40 || y < 20 || y > info.height - 20;
    if (isMargin && data[at] !== 0x1f) marginInk += 1;
  }
  expect(marginInk).toBe(0);
  expect(svg).toContain('…</text>');
});

it('a title from right to left starts at the right', () => {
  expect(drawCard({ ...LOOK, title: 'ארבעים' })).toContain(
    '<text x="1120" y="164" font-size="84" font-weight="700" direction="rtl">',
  );
  expect(drawCard({ ...LOOK, title: '2 blues' })).not.toContain('rtl');
});

it('what no font has is left out, with the whole title if it is a letter', async () => {
  const readable = createReadableCard();
  const { title } = await readable({ ...LOOK, title: 'Fired \ue456 twice' });
  expect(title).toBe('Fired twice');
  expect((await readable({ ...LOOK, title: 'Old \u{16d40} script' })).title).toBe('');
});
