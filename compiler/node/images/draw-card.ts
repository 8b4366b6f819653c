// Fonts and scripts. cspell:ignore Neue Noto Thaana
import type { SocialCard } from '../../4-render/ports/images.ts';

/** Pixels. */
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80];
const TITLE_WIDTH = WIDTH - 2 * MARGIN;
/** Between the top and the site title. */
const TITLE_HEIGHT = 380;
const LINE_HEIGHT = 1.2;
/** Font sizes from the largest; the last one is cut to fit. */
const SIZES = [84, 72, 64, 56, 48] as const;

/** Draws an image for social networks as SVG: the title in white on the color of the brand, and the name of the site. */
export function drawCard({ title, siteTitle, color }: SocialCard): string {
  const { lines, size } = layOut(title === '' ? siteTitle : title);
  const isRightToLeft = RIGHT_TO_LEFT.test(/\p{L}/u.exec(title)?.[0] ?? '');
  const x = isRightToLeft ? WIDTH - MARGIN : MARGIN;
  const direction = isRightToLeft ? ' direction="rtl"' : '';
  const first = MARGIN + size;
  const texts = lines.map(
    (line, index) =>
      `<text x="${x}" y="${Math.round(first + index * size * LINE_HEIGHT)}" font-size="${size}" font-weight="700"${direction}>${escaped(line)}</text>`,
  );
  const [name = ''] = wrap(siteTitle, TITLE_WIDTH / NAME_SIZE, 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="${escaped(color)}"/>
<g fill="#fff" font-family="Inter, 'Helvetica Neue', Arial, 'Noto Sans', 'Liberation Sans', sans-serif">
${texts.join('\n')}
<rect x="${isRightToLeft ? WIDTH - MARGIN - 96 : MARGIN}" y="488" width="96" height="6" fill-opacity="0.6"/>
${title === '' ? '' : `<text x="${x}" y="548" font-size="${NAME_SIZE}"${direction}>${escaped(name)}</text>`}
</g>
</svg>`;
}

const NAME_SIZE = 34;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

interface Layout {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The largest size in which the title fits. */
function layOut(title: string): Layout {
  for (const size of SIZES) {
    const maxLines = Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT));
    const lines = wrap(title, TITLE_WIDTH / size, maxLines + 1);
    if (lines.length <= maxLines) return { lines, size };
  }
  const size = SIZES[SIZES.length - 1] ?? 48;
  return { lines: wrap(title, TITLE_WIDTH / size, Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT))), size };
}

/** Breaks a text into lines of a width in ems, at spaces, between wide characters, and in long words. */
function wrap(text: string, width: number, maxLines: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, width)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= maxLines) return lines;
  let last = [...segments(lines[maxLines - 1] ?? '')];
  while (last.length > 0 && widthOf(`${last.join('')}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), `${last.join('').trimEnd()}…`];
}

/** Words with the spaces after them; wide characters one by one; parts of words that are wider than a line. */
function piecesOf(text: string, width: number): readonly string[] {
  return (text.match(/\s+|[^\s]+/g) ?? []).reduce<string[]>((pieces, part) => {
    if (part.trim() === '') pieces[pieces.length - 1] = `${pieces.at(-1) ?? ''}${part}`;
    else if (WIDE.test(part) || widthOf(part) > width) pieces.push(...segments(part));
    else pieces.push(part);
    return pieces;
  }, []);
}

function segments(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uff60\u3000-\u303f]/u;

/** Estimated width in ems: fonts differ, so the estimate is on the safe side. */
function widthOf(text: string): number {
  let width = 0;
  for (const segment of segments(text)) width += widthOfSegment(segment);
  return width;
}

function widthOfSegment(segment: string): number {
  if (WIDE.test(segment)) return 1;
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment)) return 1.3;
  if (/^[\p{So}\p{Sm}]/u.test(segment)) return 1.1;
  if (/^[ijlI.,:;'|!()[\] ft]/.test(segment)) return 0.36;
  if (/^[mwMW@%—]/.test(segment)) return 0.98;
  return /^[\p{Lu}\p{N}]/u.test(segment) ? 0.74 : 0.61;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
