import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteObject } from './site-object.ts';

/** A document with a long text, in the site object and in two files. Every edit adds a unique mark. */
export interface SyncedDocument {
  readonly actions: Readonly<Record<Edit, () => void>>;
  /** Marks added in the dashboard, and in the files. */
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  /** Undefined when it is deleted. */
  inObject(): readonly string[] | undefined;
  inFiles(): readonly string[] | undefined;
}

export const EDITS = [
  'edit in the dashboard',
  'edit the file',
  'edit the long text',
  'reformat the file',
] as const;

export const DELETIONS = [
  'delete in the dashboard',
  'create again in the dashboard',
  'delete the file',
] as const;

export type Edit = (typeof EDITS | typeof DELETIONS)[number];

const KEY = 'item:cup';

interface DocumentBody {
  readonly collectionId: string;
  readonly tags: readonly string[];
  readonly body: { readonly markdown: string };
}

const INITIAL: DocumentBody = { collectionId: 'shop', tags: ['first'], body: { markdown: 'first' } };

/** Creates the files; the site object does not have the document yet. */
export function createSyncedDocument(folder: string, site: SiteObject): SyncedDocument {
  const file = join(folder, 'items/shop/cup.json');
  const long = longOf(file);
  mkdirSync(join(folder, 'items/shop'), { recursive: true });
  const { body, ...rest } = INITIAL;
  writeFileSync(file, JSON.stringify({ type: 'item', id: 'cup', body: rest }));
  writeFileSync(long, body.markdown);
  const [inside, outside]: [string[], string[]] = [[], []];
  const addMark = (marks: string[], side: string) => {
    marks.push(`${side}${marks.length}`);
    return marks.at(-1) ?? '';
  };
  const rewrite = (change: (stored: { body: DocumentBody }) => string) => {
    if (existsSync(file)) writeFileSync(file, change(JSON.parse(readFileSync(file, 'utf8'))));
  };
  return {
    inside,
    outside,
    inObject: () => {
      const stored = site.read<DocumentBody>(KEY);
      return stored && [...stored.tags, ...stored.body.markdown.split(' ')];
    },
    inFiles: () => (existsSync(file) ? marksIn(file) : undefined),
    actions: {
      'edit in the dashboard': () => {
        const stored = site.read<DocumentBody>(KEY);
        if (stored) site.edit(KEY, { ...stored, tags: [...stored.tags, addMark(inside, 'in')] });
      },
      'edit the file': () =>
        rewrite(({ body: before, ...others }) =>
          JSON.stringify(
            { ...others, body: { ...before, tags: [...before.tags, addMark(outside, 'out')] } },
            undefined,
            2,
          ),
        ),
      'edit the long text': () => {
        if (existsSync(file)) writeFileSync(long, `${readFileSync(long, 'utf8')} ${addMark(outside, 'out')}`);
      },
      'reformat the file': () =>
        rewrite(
          ({ body: before, ...others }) =>
            `{"body":${JSON.stringify(before)},${JSON.stringify(others).slice(1)}\n\n`,
        ),
      'delete in the dashboard': () => {
        if (site.read(KEY) !== undefined) site.edit(KEY);
      },
      'create again in the dashboard': () => {
        if (site.read(KEY) === undefined) site.edit(KEY, INITIAL);
      },
      'delete the file': () => {
        for (const each of [file, long]) rmSync(each, { force: true });
      },
    },
  };
}

/** The marks in the document's file or in a copy of it. */
export function marksIn(file: string): readonly string[] {
  const { tags } = JSON.parse(readFileSync(file, 'utf8')).body as DocumentBody;
  const long = longOf(file);
  return [...tags, ...(existsSync(long) ? readFileSync(long, 'utf8').split(' ') : [])];
}

function longOf(file: string): string {
  return file.replace(/\.json$/, '.md');
}
