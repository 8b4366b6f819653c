import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a new site is made of: bytes by path below its folder. */
export type StarterFiles = ReadonlyMap<string, Uint8Array>;

export interface StarterOptions {
  /** The name of a theme that comes with the program. */
  readonly theme: string;
  readonly title: string;
  /** Such as `Europe/Lisbon`; undefined: that of the starter. */
  readonly timeZone: string | undefined;
  /** Without the samples: products, pictures, forms, a second page. */
  readonly isEmpty: boolean;
}

/** The themes that come with the program, by name. */
export function themeNames(): readonly string[] {
  return readdirSync(programFolder('fixtures/themes'));
}

/** The files of a new site, its theme among them: who owns the site owns its looks. */
export function starterFiles({ theme, title, timeZone, isEmpty }: StarterOptions): StarterFiles {
  const sample = readFolder(programFolder('fixtures/sites/starter'));
  const included = isEmpty ? [...sample].filter(([path]) => INCLUDED_WHEN_EMPTY.test(path)) : [...sample];
  const files = new Map(included);
  files.set('site.json', editJson(sample.get('site.json'), settingsFor({ title, timeZone, isEmpty })));
  if (isEmpty) for (const [path, body] of EMPTY) files.set(path, editJson(sample.get(path), body));
  // Not a file of the starter: packages of npm leave files of this name out.
  files.set('.gitignore', new TextEncoder().encode('.quoin/\ndist/\n'));
  for (const [path, bytes] of readFolder(programFolder(`fixtures/themes/${theme}`)))
    files.set(`theme/${path}`, bytes);
  return files;
}

/** The shop among them, without a product: themes ask for it by its name. */
const INCLUDED_WHEN_EMPTY = /^(?:pages\/(?:home|404)|navigation\/[^/]+|collections\/shop)\.json$/;

type Edit = (body: Record<string, unknown>) => Record<string, unknown>;

const EMPTY: readonly (readonly [string, Edit])[] = [
  ['pages/home.json', ({ title, urlId, isHome, pageType }) => ({ title, urlId, isHome, pageType })],
  ['navigation/mainNavigation.json', () => ({ items: {} })],
  ['navigation/footerNavigation.json', () => ({ items: {} })],
];

function settingsFor({ title, timeZone, isEmpty }: Omit<StarterOptions, 'theme'>): Edit {
  return ({ website, ...body }) => {
    const { socialLogoImageId, contactEmail, ...facts } = website as Record<string, unknown>;
    return {
      ...body,
      theme: 'theme',
      website: {
        ...facts,
        siteTitle: title,
        ...(timeZone !== undefined && { timeZone }),
        // A picture and an address of the sample.
        ...(!isEmpty && { socialLogoImageId, contactEmail }),
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

/** A folder that comes with the program: it lies beside its package.json. */
function programFolder(path: string): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, path))) return join(at, path);
  }
  throw new Error(`The program is not whole: ${path} is missing`);
}
