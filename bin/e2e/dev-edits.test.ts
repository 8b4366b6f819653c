import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { Manifest } from '../../compiler/model/index.ts';
import { createSiteBuildService } from '../serving/build-service/site-build-service.ts';
import { createCachedFiles } from '../serving/data/cached-files.ts';
import { openDataFolder } from '../serving/data/data-folder.ts';
import { createSiteSync } from '../serving/sync/site-sync.ts';
import { createServedSite } from './testing/served-site.ts';

const site = createServedSite();
const file = (path: string) => join(site.folder, path);

let colds: string;

beforeEach(() => {
  colds = mkdtempSync(join(tmpdir(), 'quoin-cold-'));
});
afterEach(() => rmSync(colds, { recursive: true }));

/** Renamed, as editors save. */
function save(path: string, change: (text: string) => string): void {
  const text = readFileSync(file(path), 'utf8');
  writeFileSync(file(`${path}.tmp`), change(text));
  renameSync(file(`${path}.tmp`), file(path));
}

/** Edits the body of a document that exists. */
function editBody(path: string, change: (body: Readonly<Record<string, unknown>>) => object): void {
  if (!existsSync(file(path))) return;
  save(path, (text) => {
    const document = JSON.parse(text);
    return JSON.stringify(
      { ...document, body: { ...document.body, ...change(document.body) } },
      undefined,
      2,
    );
  });
}

const retitle = (path: string) => (number: number) => editBody(path, () => ({ title: `Title ${number}` }));

/** The document that is copied, and removed. */
const COPY = 'items/log/copied';

/** Every one leaves a site that can be published. */
const EDITS: Readonly<Record<string, (number: number) => void>> = {
  'a page': retitle('pages/about.json'),
  'the home page': retitle('pages/home.json'),
  'a post': retitle('items/log/knots.json'),
  'a product': retitle('items/shop/rope.json'),
  'a collection': retitle('collections/log.json'),
  'a tag': retitle('taxons/rope.json'),
  'a text': (number) =>
    save('items/log/tar.md', (text) => `${text}\nParagraph ${number}, [dead](/nowhere).\n`),
  'a URL': (number) => editBody('items/log/splicing.json', () => ({ urlId: `splicing-${number}` })),
  'a date': (number) => editBody('items/log/tar.json', () => ({ publishOn: 1_700_000_000_000 + number })),
  'a status': (number) =>
    editBody('pages/wide.json', () => ({ status: number % 2 === 0 ? 'Draft' : 'Published' })),
  'a copied post': (number) => {
    const copy = JSON.parse(readFileSync(file('items/log/knots.json'), 'utf8'));
    const body = { ...copy.body, urlId: `copied-${number}`, title: `Copy ${number}` };
    writeFileSync(file(`${COPY}.json`), JSON.stringify({ ...copy, id: 'log-copied', body }));
    writeFileSync(file(`${COPY}.md`), `Copied text ${number}\n`);
  },
  'a removed post': () => {
    rmSync(file(`${COPY}.json`), { force: true });
    rmSync(file(`${COPY}.md`), { force: true });
  },
  'a renamed file': () => {
    const [from, to] = existsSync(file('pages/about.json')) ? ['about', 'us'] : ['us', 'about'];
    renameSync(file(`pages/${from}.json`), file(`pages/${to}.json`));
  },
  'the settings': (number) =>
    editBody('site.json', ({ website }) => ({
      website: { ...Object(website), siteTitle: `Site ${number}` },
    })),
  'a template': (number) => save('theme/head.region', (text) => `${text}<!-- ${number} -->`),
  'a style sheet': (number) => save('theme/styles/site.less', (text) => `${text}\n.a-${number} { top: 0 }`),
  'an image': (number) => save('assets/rope.svg', (text) => `${text}<!-- ${number} -->`),
  'white space of a file': () => save('items/shop/anchor.json', (text) => `${text}\n`),
  'a mistake that is corrected at once': (number) => {
    save('pages/home.json', (text) => text.slice(0, -20));
    rmSync(file('pages/home.json'));
    writeFileSync(file('pages/home.json'), HOME());
    retitle('pages/home.json')(number);
  },
};

let home = '';
const HOME = () => home;

const RELOAD = '<script src="/_dev/reload.js" defer></script>';

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** The files that a new process builds of everything in the folder, without the pages that the Worker completes. */
async function coldBuild(): Promise<Manifest['files']> {
  const { folder } = site;
  const data = openDataFolder(mkdtempSync(join(colds, 'data-')));
  const sync = createSiteSync({ folder, files: createCachedFiles(folder, folder), data });
  const { changed, unreadable } = sync.scan();
  expect(unreadable).toEqual([]);
  // Records the names of the files.
  sync.markImported({ changed, deleted: [] }, {});
  const service = createSiteBuildService({ folder, data, cwd: folder, sync });
  const { releaseId = '', diagnostics } = await service.build({ docs: changed, message: '' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const blob = join(data.disk, 'blobs', releaseId.slice(0, 2), releaseId);
  const { files, shells } = JSON.parse(readFileSync(blob, 'utf8')) as Manifest;
  const completed = new Set([...Object.values(shells), '404.html']);
  return Object.fromEntries(Object.entries(files).filter(([path]) => !completed.has(path)));
}

/** The paths that are served with other bytes than those of the files. */
async function differences(origin: string, files: Manifest['files']): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(files).map(async ([path, { hash, type }]) => {
      const response = await fetch(`${origin}/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
      const served = Buffer.from(await response.arrayBuffer());
      const own = type.startsWith('text/html') ? served.toString('utf8').replace(RELOAD, '') : served;
      return response.ok && sha256(own) === hash ? [] : [path];
    }),
  );
  return found.flat();
}

it('random edits of the folder are served as a new process builds them', async () => {
  home = readFileSync(file('pages/home.json'), 'utf8');
  const { origin } = await site.serve('dev');
  const names = fc.constantFrom(...Object.keys(EDITS));
  const steps = fc.sample(fc.array(names, { minLength: 1, maxLength: 3 }), {
    numRuns: inject('scale') === 'long' ? 15 : 8,
    seed: 19,
  });
  for (const [number, step] of steps.entries()) {
    for (const name of step) EDITS[name]?.(number);
    const files = await coldBuild();
    await expect
      .poll(() => differences(origin, files), { message: `${number}: ${step.join(', ')}` })
      .toEqual([]);
  }
});
