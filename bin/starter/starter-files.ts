import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ciFiles } from './ci-files.ts';
import { moveEvents } from './move-events.ts';
import { packageFiles } from './package-files.ts';
import { programPath } from './program-path.ts';

/** Files of a new site: content by relative path. */
export type StarterFiles = ReadonlyMap<string, Uint8Array>;

export interface StarterOptions {
  /** Name of a bundled theme. */
  readonly theme: string;
  /** Name of a kind of sample content; undefined is that of the starter itself. */
  readonly kind: string | undefined;
  readonly title: string;
  /** An IANA time zone such as `Europe/Lisbon`; undefined keeps that of the starter. */
  readonly timeZone: string | undefined;
  /** Epoch milliseconds: sample events are after this time. */
  readonly now: number;
  /** Leaves out sample content: products, images, forms, the second page. */
  readonly isEmpty: boolean;
  /** What the package.json of the site says about the version of Quoin, such as `^1.2.0`. */
  readonly quoin: string;
  /** Adds workflows for CI and a Dockerfile. */
  readonly hasCi?: boolean;
}

/** The folder of the bundled themes in this package. */
export const BUNDLED_THEMES = 'fixtures/themes';

/** Names of the bundled themes. */
export function themeNames(): readonly string[] {
  return readdirSync(programPath(BUNDLED_THEMES));
}

/** Names of the kinds of sample content. */
export function kindNames(): readonly string[] {
  return readdirSync(programPath(KINDS));
}

/** Returns the files of a new site, including a copy of the theme for the owner to edit. */
export function starterFiles(options: StarterOptions): StarterFiles {
  const { theme, kind, isEmpty, title, timeZone, now, quoin, hasCi = false } = options;
  const sample = moveEvents(sampleFiles(kind), { now, timeZone: timeZone ?? 'UTC' });
  const included = isEmpty ? [...sample].filter(([path]) => INCLUDED_WHEN_EMPTY.test(path)) : [...sample];
  const files = new Map(included);
  files.set('site.json', editJson(sample.get('site.json'), settingsFor(options)));
  if (isEmpty) for (const [path, body] of EMPTY) files.set(path, editJson(sample.get(path), body));
  for (const [path, text] of [...packageFiles({ title, quoin, hasCi }), ...(hasCi ? ciFiles() : [])])
    files.set(path, new TextEncoder().encode(text));
  for (const [path, bytes] of readFolder(programPath(`${BUNDLED_THEMES}/${theme}`)))
    files.set(`theme/${path}`, bytes);
  return files;
}

/** Sample content by kind, each a folder of what differs from the starter. */
const KINDS = 'fixtures/starter-kinds';

/** Returns the starter, or a kind of sample content laid over what all kinds share. */
function sampleFiles(kind: string | undefined): Map<string, Uint8Array> {
  const starter = readFolder(programPath('fixtures/sites/starter'));
  if (kind === undefined) return starter;
  const own = readFolder(programPath(`${KINDS}/${kind}`));
  const shared = [...starter].filter(([path]) => !STARTER_ONLY.test(path));
  const settings = editJson(starter.get('site.json'), withWebsite(own.get('site.json')));
  return new Map([...shared, ...own, ['site.json', settings]]);
}

/** Sample content of the starter that a kind replaces. */
const STARTER_ONLY = /^(?:assets|items)\/|^pages\/(?:home|about)\.json$/;

/** The `site.json` of a kind has only what differs, in `website`. */
function withWebsite(bytes: Uint8Array | undefined): Edit {
  const { body } = JSON.parse(new TextDecoder().decode(bytes)) as { body: { website: object } };
  return ({ website, ...others }) => ({
    ...others,
    website: { ...(website as object), ...body.website },
  });
}

/** Files of an empty site. Themes refer to the shop collection by name, so it stays. */
const INCLUDED_WHEN_EMPTY = /^(?:pages\/(?:home|404)|navigation\/[^/]+|collections\/shop)\.json$/;

type Edit = (body: Record<string, unknown>) => Record<string, unknown>;

const EMPTY: readonly (readonly [string, Edit])[] = [
  ['pages/home.json', ({ title, urlId, isHome, pageType }) => ({ title, urlId, isHome, pageType })],
  ['navigation/mainNavigation.json', () => ({ items: {} })],
  ['navigation/footerNavigation.json', () => ({ items: {} })],
];

function settingsFor({ title, timeZone, isEmpty }: StarterOptions): Edit {
  return ({ website, ...body }) => {
    const { socialLogoImageId, ...facts } = website as Record<string, unknown>;
    return {
      ...body,
      theme: 'theme',
      website: {
        ...facts,
        siteTitle: title,
        ...(timeZone !== undefined && { timeZone }),
        // Refers to sample content.
        ...(!isEmpty && { socialLogoImageId }),
      },
    };
  };
}

function editJson(bytes: Uint8Array | undefined, edit: Edit): Uint8Array {
  const document = JSON.parse(new TextDecoder().decode(bytes)) as { body: Record<string, unknown> };
  return new TextEncoder().encode(
    `${JSON.stringify({ ...document, body: edit(document.body) }, undefined, 2)}\n`,
  );
}

function readFolder(folder: string): Map<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  );
}
