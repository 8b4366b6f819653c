import { extensionOf } from '../../../../formatters/vocabulary/content/upload-types.ts';

/** File signatures by extension (R-FILE-MSG-05, and AVIF, which builds produce). */
const BEGINNINGS: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  jpg: (head) => has(head, 0, [0xff, 0xd8, 0xff]),
  jpeg: (head) => has(head, 0, [0xff, 0xd8, 0xff]),
  png: (head) => has(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  gif: (head) => hasText(head, 0, 'GIF8'),
  webp: (head) => hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP'),
  avif: (head) => hasText(head, 4, 'ftypavi'),
  svg: (head) => /^(?:<\?xml[^>]*>|<!doctype svg[^>]*>|<!--[^>]*-->|\s|\ufeff)*<svg[\s>]/i.test(textOf(head)),
  pdf: (head) => hasText(head, 0, '%PDF-'),
  docx: isZip,
  xlsx: isZip,
  pptx: isZip,
  txt: isText,
  csv: isText,
  mp3: (head) => hasText(head, 0, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
  m4a: (head) => hasText(head, 4, 'ftyp'),
  woff: (head) => hasText(head, 0, 'wOFF'),
  woff2: (head) => hasText(head, 0, 'wOF2'),
};

/** How much of a text is searched for its signature: an SVG file may start with a long comment. */
const TEXT_BYTES = 1024;

/** Whether the extension is supported and matches the signature. */
export function isSupportedFile(filename: string, head: Uint8Array): boolean {
  const ending = extensionOf(filename);
  return Object.hasOwn(BEGINNINGS, ending) && BEGINNINGS[ending]?.(head) === true;
}

function has(head: Uint8Array, at: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[at + index] === byte);
}

function hasText(head: Uint8Array, at: number, text: string): boolean {
  return has(
    head,
    at,
    [...text].map((char) => char.charCodeAt(0)),
  );
}

function isZip(head: Uint8Array): boolean {
  return has(head, 0, [0x50, 0x4b, 0x03, 0x04]);
}

function isText(head: Uint8Array): boolean {
  return head.length > 0 && !head.subarray(0, TEXT_BYTES).includes(0);
}

function textOf(head: Uint8Array): string {
  return new TextDecoder().decode(head.slice(0, TEXT_BYTES));
}
