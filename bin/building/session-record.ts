import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoredPages } from '../../compiler/4-render/cache/stored-pages.ts';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import type { SessionRecord } from '../../compiler/site-session.ts';
import { systemError } from '../printing/system-error.ts';
import type { BuildRequest } from './build-record.ts';
import { stateOfFolder } from './files-state.ts';
import { jsonPieces } from './json-pieces.ts';
import type { OutputStates } from './output-states.ts';
import { findProgramFiles } from './program-files.ts';

/** What the last build into a folder knew, on disk: pages with what they depend on, and what texts contain. */
export interface SessionRecordFile {
  /** Without the pages whose files are no longer as that build left them. */
  readonly earlier: SessionRecord | undefined;
  /** Must be called after the files were written. A cache that cannot be written is no error. */
  save(record: SessionRecord): void;
}

/** The content of the file, before a line with its hash. */
interface Stored {
  /** Hash of the request and the program: both determine the result. */
  readonly basis: string;
  /** Metadata of the page files, in the order of the pages, language by language. */
  readonly files: readonly string[];
  readonly record: SessionRecord;
}

/** Records of larger sites could not be read: a page takes about 2 kB, a text of V8 at most 512 MB. */
const MAX_PAGES = 200_000;

interface SessionRecordOptions {
  readonly cache: string;
  readonly states: OutputStates;
}

export function openSessionRecord(
  request: BuildRequest,
  { cache, states }: SessionRecordOptions,
): SessionRecordFile {
  const file = sessionRecordFile(request, cache);
  const basis = basisOf(request);
  return {
    earlier: readRecord(file, { basis, states }),
    save: (record) => {
      const pages = [record.pages, ...Object.values(record.languages ?? {})].flatMap((each) => each.pages);
      if (pages.length > MAX_PAGES) return;
      const files = pages.map(({ route }) => states.stateOf(route.file) ?? '');
      const stored: Stored = { basis, files, record };
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeAtomically(file, withHash(jsonPieces(stored)), { isDurable: false });
      } catch (error) {
        if (systemError(error) === undefined) throw error;
      }
    },
  };
}

export function sessionRecordFile({ out }: Pick<BuildRequest, 'out'>, cache: string): string {
  return join(cache, 'builds', `${sha256(out)}.pages`);
}

interface ReadOptions {
  readonly basis: string;
  readonly states: OutputStates;
}

/** Undefined without a record, and for one that is damaged or that another version or request wrote. */
function readRecord(file: string, { basis, states }: ReadOptions): SessionRecord | undefined {
  try {
    const content = readFileSync(file, 'utf8');
    const end = content.lastIndexOf('\n');
    const text = content.slice(0, end);
    if (content.slice(end + 1) !== sha256(text)) return undefined;
    const stored: Stored = JSON.parse(text);
    if (stored.basis !== basis) return undefined;
    const { pages, languages, findings } = stored.record;
    let start = 0;
    const intact = (all: StoredPages): StoredPages => {
      const before = stored.files.slice(start, start + all.pages.length);
      start += all.pages.length;
      const isIntact = ({ route }: StoredPages['pages'][number], index: number) =>
        states.stateOf(route.file) === before[index];
      return { ...all, pages: all.pages.filter(isIntact) };
    };
    const inPrimary = intact(pages);
    const inLanguages = Object.entries(languages ?? {}).map(([code, all]) => [code, intact(all)] as const);
    return {
      findings,
      pages: inPrimary,
      ...(inLanguages.length > 0 && { languages: Object.fromEntries(inLanguages) }),
    };
  } catch {
    return undefined;
  }
}

/** Adds a line with the hash of a text in pieces. */
function* withHash(pieces: Iterable<string>): Generator<string> {
  const hash = createHash('sha256');
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield `\n${hash.digest('hex')}`;
}

function basisOf(request: BuildRequest): string {
  const program = stateOfFolder(dirname(findProgramFiles().worker)).hash;
  return sha256(JSON.stringify([request, program, process.versions]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
