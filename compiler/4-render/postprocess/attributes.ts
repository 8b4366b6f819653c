import { attributeAt, type HtmlTag, isHtmlSpace } from './scan-html.ts';

/** Attributes of one tag by lowercase name; of duplicates the first counts. */
export type Attributes = ReadonlyMap<string, Attribute>;

export interface Attribute {
  /** Decoded: `&amp;` is `&`. */
  readonly value: string;
  /** Range in the page, including quotes. */
  readonly start: number;
  readonly end: number;
}

export function readAttributes(html: string, { start, end, name }: HtmlTag): Attributes {
  const found = new Map<string, Attribute>();
  for (let at = start + 1 + name.length; at < end - 1; ) {
    const code = html.charCodeAt(at);
    if (isHtmlSpace(code) || code === 0x2f) {
      at += 1;
      continue;
    }
    const location = attributeAt(html, at);
    const key = html.slice(at, location.nameEnd).toLowerCase();
    const raw = location.valueStart < 0 ? '' : html.slice(location.valueStart, location.valueEnd);
    if (!found.has(key)) found.set(key, { value: withoutEntities(raw), start: at, end: location.end });
    at = location.end;
  }
  return found;
}

/** Entities that escaping creates; all others stay encoded, since nothing here depends on them. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6}));/g,
    (whole, name, decimal, hex) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
