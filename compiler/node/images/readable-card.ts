import type { SocialCard } from '../../4-render/ports/images.ts';

/**
 * Creates the function that leaves out of a card what no font of this machine has, instead of drawing boxes: emoji, and whole
 * titles in a script without a font, which the name of the site replaces.
 */
export function createReadableCard(): (card: SocialCard) => Promise<SocialCard> {
  const known = new Map<string, Promise<boolean>>();
  const isDrawn = (segment: string) => {
    if (BASIC.test(segment)) return Promise.resolve(true);
    const found = known.get(segment) ?? hasGlyph(segment);
    known.set(segment, found);
    return found;
  };
  async function readable(text: string): Promise<string> {
    const segments = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
    const drawn = await Promise.all(segments.map(isDrawn));
    if (segments.some((segment, index) => !drawn[index] && /\p{L}/u.test(segment))) return '';
    return segments
      .filter((_, index) => drawn[index])
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  }
  return async (card) => ({
    ...card,
    title: await readable(card.title),
    siteTitle: await readable(card.siteTitle),
  });
}

/** What the fonts of every system have. */
const BASIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}\p{Sc}\p{Sm}]+$/u;

/** Private characters with as many digits as those they are compared with. */
const [MISSING, MISSING_LONG] = ['\ue123', '\u{f1234}'];

/** The text renderer draws a box with the number of a character that no font has; all such boxes have the same size. */
async function hasGlyph(segment: string): Promise<boolean> {
  const [first = ''] = segment;
  const isLong = (first.codePointAt(0) ?? 0) > 0xffff;
  const [own, missing] = await Promise.all([sizeOf(first), sizeOf(isLong ? MISSING_LONG : MISSING)]);
  return own !== missing;
}

async function sizeOf(character: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  // An escape that markup allows, because some characters are markup.
  const text = `&#x${(character.codePointAt(0) ?? 0x20).toString(16)};`;
  const { info } = await sharp({ text: { text, font: 'sans 96', dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true })
    // Nothing to draw, as for a joiner.
    .catch(() => ({ info: { width: 0, height: 0 } }));
  return `${info.width}x${info.height}`;
}
