import type { Files } from './files.ts';
import { firstBrokenByte } from './utf8.ts';

export interface Source {
  /** Relative to the site's or the theme's folder: `pages/home.json`. */
  readonly path: string;
  /** As a user would type it: `fixtures/sites/olaria/pages/home.json`. Used in diagnostics. */
  readonly file: string;
  readonly text: string;
  /** Offset of the first byte that is not valid UTF-8; the text has U+FFFD there. */
  readonly brokenAt?: number;
  /** The document as a value, when it is already parsed. Then the text is only used for locations. */
  readonly value?: unknown;
}

export function readSource(files: Files, path: string): Source {
  const text = withoutByteOrderMark(files.readText(path));
  const source = { path, file: files.label(path), text };
  // A text may also contain U+FFFD legitimately, so the bytes decide.
  if (!text.includes('\uFFFD')) return source;
  const brokenAt = firstBrokenByte(files.readBytes(path));
  return brokenAt === undefined ? source : { ...source, brokenAt };
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
