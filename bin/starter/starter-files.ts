import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFiles } from './package-files.ts';
import { programPath } from './program-path.ts';

/** Files of a new site: content by relative path. */
export type StarterFiles = ReadonlyMap<string, Uint8Array>;

export interface StarterOptions {
  /** Name of a bundled theme. */
  readonly theme: string;
  readonly title: string;
  /** An IANA time zone such as `Europe/Lisbon`; undefined keeps that of the starter. */
  readonly timeZone: string | undefined;
  /** Leaves out sample content: products, images, forms, the second page. */
  readonly isEmpty: boolean;
  /** What the package.json of the site says about the version of Quoin, such as `^1.2.0`. */
  readonly quoin: string;
}

/** Names of the bundled themes. */
export function themeNames(): readonly string[] {
  return readdirSync(programPath('fixtures/themes'));
}

/** Returns the files of a new site, including a copy of the theme for the owner to edit. */
export function starterFiles({ theme, title, timeZone, isEmpty, quoin }: StarterOptions): StarterFiles {
  const sample = readFolder(programPath('fixtures/sites/starter'));
  const included = isEmpty ? [...sample].filter(([path]) => INCLUDED_WHEN_EMPTY.test(path)) : [...sample];
  const files = new Map(included);
  files.set('site.json', editJson(sample.get('site.json'), settingsFor({ title, timeZone, isEmpty })));
  if (isEmpty) for (const [path, body] of EMPTY) files.set(path, editJson(sample.get(path), body));
  for (const [path, text] of packageFiles({ title, quoin })) files.set(path, new TextEncoder().encode(text));
  for (const [path, bytes] of readFolder(programPath(`fixtures/themes/${theme}`)))
    files.set(`theme/${path}`, bytes);
  return files;
}

/** Files of an empty site. Themes refer to the shop collection by name, so it stays. */
const INCLUDED_WHEN_EMPTY = /^(?:pages\/(?:home|404)|navigation\/[^/]+|collections\/shop)\.json$/;

type Edit = (body: Record<string, unknown>) => Record<string, unknown>;

const EMPTY: readonly (readonly [string, Edit])[] = [
  ['pages/home.json', ({ title, urlId, isHome, pageType }) => ({ title, urlId, isHome, pageType })],
  ['navigation/mainNavigation.json', () => ({ items: {} })],
  ['navigation/footerNavigation.json', () => ({ items: {} })],
];

function settingsFor({ title, timeZone, isEmpty }: Omit<StarterOptions, 'theme' | 'quoin'>): Edit {
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
