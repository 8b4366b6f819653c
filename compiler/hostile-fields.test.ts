import { describe, expect, inject, it } from 'vitest';
import { HOSTILE_TEXTS, htmlStructure } from '../fixtures/html-structure.ts';
import { readFixtureSite, readSiteWithTheme } from '../fixtures/sites/read-fixture-site.ts';
import { isRecord } from '../formatters/index.ts';
import type { Files } from './1-read/files.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';
import { DOCUMENT_SCHEMAS } from './model/document-schemas.ts';
import type { DocumentType } from './model/operations/document-type.ts';
import { createLocale } from './node/locales.ts';

const isLong = inject('scale') === 'long';

const SITES: readonly (readonly [name: string, site: Files])[] = [
  ['olaria', readFixtureSite('sites/olaria', 'themes/kiln')],
  ['harbour', readFixtureSite('sites/harbour')],
  ...(isLong
    ? ([
        ['olaria in gazette', readSiteWithTheme('olaria', 'gazette')],
        ['olaria in poster', readSiteWithTheme('olaria', 'poster')],
        ['starter', readFixtureSite('sites/starter', 'themes/kiln')],
      ] as const)
    : []),
];

/** The first text that a field accepts is used: some fields are short. */
const TEXTS: readonly (readonly [name: string, texts: readonly string[]])[] = [
  ['that end texts and attributes', [HOSTILE_TEXTS.join(' '), ...HOSTILE_TEXTS, '"><hostile-x>', '"<hr>']],
  ['of options and classes', [`Ø 12" <wide> ' onerror='hostile'`, '"<hr>']],
  ['that run scripts as a URL', ['javascript:hostile()', 'JavaScript:x']],
];

describe.each(SITES)('%s', (_site, site) => {
  it.each(TEXTS)('has only its own elements, attributes and URLs with texts %s', async (_name, texts) => {
    const hostile = await findSpots(site, texts);
    const { pages } = await compiled(siteWith(site, hostile));
    const harmless = await compiled(siteWith(site, madeHarmless(hostile)));
    expect(harmless.rejected).toEqual([]);
    expect(hostile.spots.size, 'fields that accept the texts').toBeGreaterThan(20);
    for (const [file, html] of pages) {
      const expected = htmlStructure(harmless.pages.get(file) ?? '');
      expect(
        [...htmlStructure(html)].filter((part) => !expected.has(part)),
        file,
      ).toEqual([]);
    }
  });
});

interface Document {
  readonly type: DocumentType;
  readonly body: unknown;
}

/** Texts by file and path of the field. */
type Spots = ReadonlyMap<string, string>;

function readDocuments(site: Files): ReadonlyMap<string, Document> {
  const paths = site.list().map(({ path }) => path);
  const isDocument = (path: string) => path.endsWith('.json') && !path.startsWith('theme');
  return new Map(paths.filter(isDocument).map((path) => [path, JSON.parse(site.readText(path)) as Document]));
}

/** The fields that accept one of the texts, by their schema and by the checks of the whole site. */
async function findSpots(site: Files, texts: readonly string[]): Promise<ChangedSite> {
  const documents = readDocuments(site);
  const spots = new Map<string, string>();
  for (const [file, { type, body }] of documents) {
    for (const path of fieldsOf(body)) {
      const accepts = (text: string) =>
        DOCUMENT_SCHEMAS[type].safeParse(replaced(body, new Map([[path, text]]))).success;
      const text = texts.find(accepts);
      if (text !== undefined) spots.set(`${file} ${path}`, text);
    }
  }
  const changed = { documents, spots, option: texts[0] ?? '' };
  // References to other documents are texts too; the checks of the whole site find them.
  for (;;) {
    const { rejected } = await compiled(siteWith(site, changed));
    if (rejected.length === 0) return changed;
    const before = spots.size;
    for (const location of rejected) dropAt(spots, changed, location);
    if (spots.size === before) throw new Error(`cannot repair ${JSON.stringify(rejected)}`);
  }
}

function madeHarmless({ documents, spots }: ChangedSite): ChangedSite {
  const harmless = [...spots].map(([spot, text]) => [spot, 'harmless text'.slice(0, text.length)] as const);
  return { documents, spots: new Map(harmless), option: 'harmless' };
}

/** Options, which `withOptions` replaces, and HTML of the owner, which is published as it is. */
const OTHER_FIELDS: ReadonlySet<string> = new Set(['attributes', 'variantOptionOrdering', 'html']);

/** Paths of the text fields. */
function fieldsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    OTHER_FIELDS.has(key) ? [] : fieldsOf(each, `${path}/${key}`),
  );
}

function replaced(value: unknown, texts: ReadonlyMap<string, string>, path = ''): unknown {
  if (typeof value === 'string') return texts.get(path) ?? value;
  if (Array.isArray(value)) return value.map((each, index) => replaced(each, texts, `${path}/${index}`));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaced(each, texts, `${path}/${key}`)]),
  );
}

/** Puts a text before the names and values of all options, which differ from each other. */
function withOptions(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withOptions(each, text));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === 'variantOptionOrdering' && Array.isArray(each))
        return [key, each.map((name) => `${text} ${name}`)];
      if (key !== 'attributes' || !isRecord(each)) return [key, withOptions(each, text)];
      const options = Object.entries(each).map(([name, option]) => [`${text} ${name}`, `${text} ${option}`]);
      return [key, Object.fromEntries(options)];
    }),
  );
}

interface ChangedSite {
  readonly documents: ReadonlyMap<string, Document>;
  readonly spots: Spots;
  readonly option: string;
}

function siteWith(site: Files, { documents, spots, option }: ChangedSite): Files {
  const texts = new Map(
    [...documents].map(([file, document]) => [file, textOf(file, document, { spots, option })]),
  );
  return { ...site, readText: (path) => texts.get(path) ?? site.readText(path) };
}

function textOf(
  file: string,
  document: Document,
  { spots, option }: Pick<ChangedSite, 'spots' | 'option'>,
): string {
  const own = [...spots].filter(([spot]) => spot.startsWith(`${file} `));
  const texts = new Map(own.map(([spot, text]) => [spot.slice(file.length + 1), text]));
  return JSON.stringify({ ...document, body: withOptions(replaced(document.body, texts), option) }, null, 1);
}

interface Compiled {
  readonly pages: ReadonlyMap<string, string>;
  /** Where the site has errors. */
  readonly rejected: readonly { readonly file: string; readonly line: number; readonly message: string }[];
}

async function compiled(site: Files): Promise<Compiled> {
  const output = createMemoryOutput();
  const { routes, diagnostics } = await compileSite({ site, output, createLocale }, { now: 0 });
  return {
    pages: new Map(routes.map(({ file }) => [file, output.readText(file) ?? ''])),
    rejected: diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ location, message }) => ({
        file: location?.file ?? '',
        line: location?.start.line ?? 0,
        message,
      })),
  };
}

/** Gives the field on a line of a document its own text again; without one, all fields of the document. */
function dropAt(
  spots: Map<string, string>,
  changed: ChangedSite,
  { file, line }: { file: string; line: number },
) {
  const name = [...changed.documents.keys()].find((path) => file.endsWith(path));
  const document = name === undefined ? undefined : changed.documents.get(name);
  if (name === undefined || document === undefined) return;
  const path = pathAt(textOf(name, document, changed), line);
  const own = [...spots.keys()].filter((spot) => spot.startsWith(`${name} `));
  const exact = own.filter((spot) => path !== undefined && spot === `${name} ${path}`);
  for (const spot of exact.length > 0 ? exact : own) spots.delete(spot);
}

/** The path below `body` of the member or element on a line of JSON that is indented by one space a level. */
function pathAt(json: string, line: number): string | undefined {
  const keys: (string | number)[] = [];
  for (const text of json.split('\n').slice(0, line)) {
    const depth = text.search(/\S/);
    const [, key] = /^\s*"((?:[^"\\]|\\.)*)": /.exec(text) ?? [];
    const before = keys[depth];
    keys.length = depth;
    if (/^\s*[}\]]/.test(text)) {
      keys[depth] = before ?? 0;
      continue;
    }
    keys[depth] = key ?? (typeof before === 'number' ? before + 1 : 0);
  }
  const [, , ...path] = keys;
  return keys[1] === 'body' ? `/${path.join('/')}` : undefined;
}
