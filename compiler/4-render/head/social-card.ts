import { contentHash } from '../content-hash.ts';
import type { ImageFile, SocialCard } from '../ports/images.ts';

/** Width that social networks recommend; the height is 630. */
const CARD_WIDTH = 1200;

/** Longer titles are cut by social networks, too. */
const MAX_TITLE_LENGTH = 200;

/** Plans the image of a page that has none. Its name changes with everything that it shows. */
export function planCard({ title, siteTitle, color }: SocialCard): ImageFile {
  const card = { title: cut(title), siteTitle: cut(siteTitle), color };
  const path = `assets/social-${contentHash(JSON.stringify([DRAWING, card]))}.png`;
  return { path, source: path, width: CARD_WIDTH, format: 'png', card };
}

/** Increment when cards are drawn differently. */
const DRAWING = 1;

function cut(text: string): string {
  const characters = [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  return characters.length > MAX_TITLE_LENGTH
    ? `${characters.slice(0, MAX_TITLE_LENGTH).join('').trimEnd()}…`
    : characters.join('');
}

/** Used where a theme has no color that white text can be read on. */
const NEUTRAL = '#1f2933';

/** Names of colors that mean something else than the brand. */
const MEANING = /bad|danger|error|fail|good|success|valid|warn/i;

/** Returns the first strong color among the variables of a style sheet that white text can be read on. */
export function brandColor(css: string): string {
  for (const [, name = '', digits = ''] of css.matchAll(/--([\w-]+)\s*:\s*#([\da-f]{6}|[\da-f]{3})\b/gi)) {
    const [red, green, blue] = channels(digits);
    const isStrong = Math.max(red, green, blue) - Math.min(red, green, blue) >= MIN_CHROMA;
    if (!MEANING.test(name) && isStrong && contrastWithWhite([red, green, blue]) >= MIN_CONTRAST)
      return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  }
  return NEUTRAL;
}

/** Difference of the strongest and the weakest of red, green and blue, from 0 to 255. */
const MIN_CHROMA = 60;
/** For text (WCAG 2.2). */
const MIN_CONTRAST = 4.5;

type Channels = readonly [number, number, number];

function channels(digits: string): Channels {
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}

function contrastWithWhite(color: Channels): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
