import type { Files } from './files.ts';
import type { Source } from './source.ts';
import { firstBrokenByte } from './utf8.ts';

export function readSource(files: Files, path: string): Source {
  return files.readSource?.(path) ?? createSource(files, path);
}

/** Reads the text of a source. */
export function createSource(files: Files, path: string): Source {
  const text = withoutByteOrderMark(files.readText(path));
  const source = { path, file: files.label(path), text };
  const brokenAt = brokenByte(files, path, text);
  return brokenAt === undefined ? source : { ...source, brokenAt };
}

/**
 * Returns a source whose text is read each time that it is asked for, and not retained: a build needs the text of a document once, and
 * its values for as long as it runs.
 */
export function sourceOnDemand(files: Files, path: string, digestOf?: (text: string) => string): Source {
  return new SourceOnDemand(files, path, digestOf);
}

/** A class, since V8 gives each object literal with a getter a hidden class of its own. */
class SourceOnDemand implements Source {
  readonly path: string;
  readonly file: string;
  readonly #files: Files;
  readonly #digestOf: ((text: string) => string) | undefined;
  #brokenAt: number | undefined;
  #digest: string | undefined;

  constructor(files: Files, path: string, digestOf: ((text: string) => string) | undefined) {
    this.path = path;
    this.file = files.label(path);
    this.#files = files;
    this.#digestOf = digestOf;
  }

  get text() {
    const text = withoutByteOrderMark(this.#files.readText(this.path));
    this.#brokenAt = brokenByte(this.#files, this.path, text);
    this.#digest ??= this.#digestOf?.(text);
    return text;
  }

  get brokenAt() {
    return this.#brokenAt;
  }

  get digest() {
    return this.#digest;
  }
}

/** A text may also contain U+FFFD legitimately, so the bytes decide. */
function brokenByte(files: Files, path: string, text: string): number | undefined {
  return text.includes('\uFFFD') ? firstBrokenByte(files.readBytes(path)) : undefined;
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
