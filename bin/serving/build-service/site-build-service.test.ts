import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BuildResponse, EdgeData, Manifest } from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import { measureImage } from '../../../compiler/node/images/measure-image.ts';
import { createCachedFiles } from '../data/cached-files.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { sweepBlobs } from '../data/sweep-blobs.ts';
import { readDocuments } from '../sync/site-documents.ts';
import { createSiteSync } from '../sync/site-sync.ts';
import { type BuildServiceServer, serveBuildService } from './build-service.ts';
import { createSiteBuildService } from './site-build-service.ts';

const HARBOUR = fileURLToPath(new URL('../../../fixtures/sites/harbour', import.meta.url));
const IMAGE = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a63' } })
  .png()
  .toBuffer();

/** Unpublished dashboard changes. */
const BERTH = { key: 'form:berth', rev: 1, body: { name: 'Berth' } } as const;

let folder: string;
let server: BuildServiceServer;
let internalErrors: unknown[];
let cache: string | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-build-service-'));
  cpSync(HARBOUR, folder, { recursive: true, filter: (path) => !path.endsWith('/.quoin') });
  cache = process.env.XDG_CACHE_HOME;
  process.env.XDG_CACHE_HOME = join(folder, '.cache');
  internalErrors = [];
  await open(true);
});
afterEach(async () => {
  await server.close();
  if (cache === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = cache;
  rmSync(folder, { recursive: true });
});

/** Simulates a new process. */
async function open(writesToDisk: boolean): Promise<void> {
  const data = openDataFolder(join(folder, '.quoin'));
  const sync = createSiteSync({ folder, files: createCachedFiles(folder, folder), data });
  const buildService = createSiteBuildService({ folder, data, cwd: folder, sync });
  const importFiles = () => Promise.reject(new Error('This is not used here'));
  const writeToDisk = async () => ({ failed: sync.write([BERTH], []).failed.map(({ key }) => key) });
  const onError = (error: unknown) => internalErrors.push(error);
  const all = { ...buildService, importFiles, ...(writesToDisk && { writeToDisk }) };
  server = await serveBuildService(all, { token: 'token', onError });
}

const call = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}/${path}`, { ...init, headers: { authorization: 'Bearer token' } });

const upload = (query: string, body: string | Uint8Array<ArrayBuffer>) =>
  call(`assets?${query}`, { method: 'POST', body });

const jsonOf = async (response: Response): Promise<Record<string, unknown>> => {
  expect([response.status, internalErrors]).toEqual([200, []]);
  return (await response.json()) as Record<string, unknown>;
};

describe('the context of a page', () => {
  const contextOf = (url: string) => call(`context?url=${encodeURIComponent(url)}`);

  it('is that of the files on disk, after each edit', async () => {
    expect(await jsonOf(await contextOf('/log/tar'))).toMatchObject({ item: { title: 'Tar' } });
    const path = join(folder, 'items/log/tar.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"Tar"', '"Pitch"'));
    expect(await jsonOf(await contextOf('/log/tar'))).toMatchObject({ item: { title: 'Pitch' } });
  });

  it('is missing for drafts and unknown pages', async () => {
    const path = join(folder, 'items/log/tar.json');
    const document = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...document, body: { ...document.body, status: 'Draft' } }));
    expect((await contextOf('/log/tar')).status).toBe(404);
    expect((await contextOf('/none')).status).toBe(404);
    expect(internalErrors).toEqual([]);
  });
});

describe('an upload', () => {
  it.each([
    ['Price List.pdf', '%PDF-1.7', 'price-list', 'application/pdf'],
    ['hours.TXT', 'Monday', 'hours', 'text/plain'],
    ['mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'mark', 'image/svg+xml'],
    ['stock.csv', 'a,b', 'stock', 'text/csv'],
  ])('%s has the type of its extension', async (filename, text, id, mime) => {
    const result = await jsonOf(await upload(`filename=${encodeURIComponent(filename)}`, text));
    const extension = filename.slice(filename.lastIndexOf('.')).toLowerCase();
    expect(result).toMatchObject({
      key: `asset:${id}`,
      body: { filename: `${id}${extension}`, mime, bytes: text.length },
    });
  });

  it('of an image is measured', async () => {
    const result = await jsonOf(await upload('filename=Cup.png&id=cup-1', new Uint8Array(IMAGE)));
    expect(result).toMatchObject({
      key: 'asset:cup-1',
      body: { filename: 'cup.png', mime: 'image/png', originalSize: '640x480', altText: '' },
    });
  });

  it('of a truncated image is rejected without leaving a file', async () => {
    const before = readdirSync(join(folder, 'assets'));
    const rejected = await upload('filename=cup.png', new Uint8Array(IMAGE.subarray(0, 12)));
    expect([rejected.status, await rejected.json(), internalErrors]).toEqual([
      415,
      { message: 'The file cup.png does not appear to be a supported file' },
      [],
    ]);
    expect(readdirSync(join(folder, 'assets'))).toEqual(before);
  });

  it('never overwrites a concurrent upload', async () => {
    const texts = Array.from({ length: 10 }, (_, number) => `Text ${number}`);
    const uploads = await Promise.all(
      texts.map(async (text) => jsonOf(await upload('filename=note.txt', text))),
    );
    const names = uploads.map(({ body }) => (body as { readonly filename: string }).filename);
    expect(new Set(names).size).toBe(texts.length);
    expect(names.map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))).toEqual(texts);
  });
});

describe('an asset', () => {
  beforeEach(() => {
    writeFileSync(join(folder, 'assets/cup.png'), IMAGE);
  });

  it('is served in its original size or resized to a page width', async () => {
    const widths = async (query: string) => {
      const response = await call(`asset/cup.png${query}`);
      const { width, mime } = await measureImage(new Uint8Array(await response.arrayBuffer()));
      expect(response.headers.get('content-type')).toBe(mime);
      return width;
    };
    expect(await Promise.all(['', '?width=90', '?width=301', '?width=9999', '?width=x'].map(widths))).toEqual(
      [640, 100, 500, 640, 640],
    );
    expect(readdirSync(join(folder, '.cache/quoin/images-1'))).toHaveLength(2);
  });

  it('is not served from outside the folder', async () => {
    writeFileSync(join(folder, 'assets/broken.png'), IMAGE.subarray(0, 40));
    const paths = ['', '.', 'none.png', '..%2fsite.json', '%E0%A4%A'];
    for (const path of paths) expect([path, (await call(`asset/${path}`)).status]).toEqual([path, 404]);
    expect((await call('asset/broken.png?width=100')).status).toBe(200);
    expect(internalErrors).toEqual([]);
  });
});

describe('the themes of a site', () => {
  const addTheme = (name: string) =>
    call('themes', { method: 'POST', body: JSON.stringify({ folder: name }) });
  const foldersOf = async () => {
    const { themes } = (await jsonOf(await call('themes'))) as {
      themes: { folder: string; isBundled: boolean }[];
    };
    return themes.map((theme) => `${theme.folder}${theme.isBundled ? ' (bundled)' : ''}`);
  };
  const fontOf = (theme: string, path: string) => call(`theme-file?${new URLSearchParams({ theme, path })}`);

  it('are listed with their presets', async () => {
    const { themes } = await jsonOf(await call('themes'));
    expect(themes).toMatchObject([
      { folder: 'theme', isBundled: false, presets: [] },
      { folder: 'themes/gazette', name: 'Gazette', isBundled: true },
      { folder: 'themes/kiln', description: expect.stringContaining('A store') },
      { folder: 'themes/poster' },
    ]);
    expect((themes as { presets: unknown[] }[])[1]?.presets[1]).toEqual({
      title: 'Morning',
      colors: expect.arrayContaining(['#fbfaf6', '#b0241c']),
    });
  });

  it('are previewed without changing a file', async () => {
    const { theme, folder: name, design } = await jsonOf(await call('theme?theme=themes%2Fgazette'));
    expect([(theme as { conf: { name: string } }).conf.name, name, design]).toEqual([
      'Gazette',
      'themes/gazette',
      {},
    ]);
    expect(readdirSync(folder)).not.toContain('themes');
    const body = JSON.stringify({
      theme: 'themes/gazette',
      design: { preset: 'Salmon', tweaks: {}, webFonts: [] },
      assets: {},
    });
    const { css } = await jsonOf(await call('theme', { method: 'POST', body }));
    expect(css).toContain('#f9e7da');
  });

  it('are copied once, and then belong to the owner', async () => {
    expect((await addTheme('themes/gazette')).status).toBe(200);
    const file = join(folder, 'themes/gazette/styles/base.less');
    writeFileSync(file, '// Mine.');
    expect((await addTheme('themes/gazette')).status).toBe(200);
    expect(readFileSync(file, 'utf8')).toBe('// Mine.');
    expect(await foldersOf()).toEqual([
      'theme',
      'themes/gazette',
      'themes/kiln (bundled)',
      'themes/poster (bundled)',
    ]);
    expect(readdirSync(join(folder, 'themes'))).toEqual(['gazette']);
  });

  it('have files for the canvas', async () => {
    const names = readdirSync('fixtures/themes/gazette/assets/fonts').filter((name) =>
      name.endsWith('.woff2'),
    );
    const found = await fontOf('themes/gazette', `fonts/${names[0]}`);
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect((await fontOf('theme', 'mark.svg')).status).toBe(200);
  });

  it.each(['..', '../..', 'themes/..', 'themes', '/etc', 'themes/../theme', 'constructor', 'pages', ''])(
    '%j is none',
    async (name) => {
      const query = new URLSearchParams({ theme: name });
      const body = JSON.stringify({ theme: name, design: { tweaks: {}, webFonts: [] }, assets: {} });
      const responses = [
        addTheme(name),
        call(`theme?${query}`),
        call('theme', { method: 'POST', body }),
        fontOf(name, 'a'),
      ];
      expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(internalErrors).toEqual([]);
    },
  );

  it('have no files outside of their assets', async () => {
    for (const path of ['../template.conf', '../../site.json', '/etc/passwd', '', '.', 'fonts'])
      expect((await fontOf('theme', path)).status, path).toBe(404);
  });

  it('are built with the theme that the documents name, although site.json names another one', async () => {
    await addTheme('themes/gazette');
    const docs = readDocuments(createDiskFiles(folder)).documents;
    const build = async (theme: string) => {
      const named = docs.map((doc) =>
        doc.key === 'settings:site' ? { ...doc, body: { ...Object(doc.body), theme } } : doc,
      );
      const body = JSON.stringify({ docs: named, message: '' });
      return ((await jsonOf(await call('build', { method: 'POST', body }))) as unknown as BuildResponse)
        .releaseId;
    };
    const [first, other, again] = [await build('theme'), await build('themes/gazette'), await build('theme')];
    expect(other).not.toBe(first);
    expect(again).toBe(first);
  });
});

describe('the theme', () => {
  it('is styled with the design of a request, which need not be stored', async () => {
    writeFileSync(
      join(folder, 'theme/styles/site.less'),
      '// tweak: { "type": "color", "title": "Ink" }\n@ink: #111111;\nbody { color: @ink; }',
    );
    const compile = async (design: object) => {
      const body = JSON.stringify({ design, assets: {} });
      return (await jsonOf(await call('theme', { method: 'POST', body }))).css;
    };
    expect(await compile({ tweaks: { ink: '#00aa00' }, webFonts: [] })).toMatch(/#0a0|#00aa00/);
    expect(await compile({ tweaks: {}, webFonts: [] })).toMatch(/#111/);
  });

  it('comes with the data files that are on the disk', async () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/hours.yaml'), 'open: 9');
    expect((await jsonOf(await call('theme'))).data).toEqual({ hours: { open: 9 } });
  });

  it('is available unless it has errors itself', async () => {
    const page = join(folder, 'items/shop/rope.json');
    writeFileSync(page, readFileSync(page, 'utf8').replace('"productType": 1', '"productType": "rope"'));
    expect(await jsonOf(await call('theme'))).toMatchObject({ theme: { conf: {} } });
    await server.close();
    await open(true);
    const theme = join(folder, 'theme');
    writeFileSync(join(theme, 'head.region'), '{.section website}');
    expect((await call('theme')).status).toBe(404);
    expect(internalErrors).toEqual([]);
  });
});

it('reports that the data folder cannot be written', async () => {
  const storage = async () => jsonOf(await call('storage'));
  expect(await storage()).toEqual({});
  await server.close();
  await open(true);
  rmSync(join(folder, '.quoin/run'), { recursive: true });
  expect(await storage()).toEqual({ problem: 'The data folder cannot be written' });
});

describe('a build', () => {
  it('adds document keys to diagnostics', async () => {
    await server.close();
    const data = openDataFolder(join(folder, '.quoin'));
    const sync = createSiteSync({ folder, files: createCachedFiles(folder, folder), data });
    const found = sync.scan();
    sync.markImported(found, Object.fromEntries(found.changed.map(({ key }) => [key, 1])));
    await open(true);
    const broken = { urlId: 'A B' };
    const docs = found.changed.map(({ key, body }) =>
      key === 'item:log-knots' || key === 'page:page-about'
        ? { key, body: { ...(body as object), ...broken } }
        : { key, body },
    );
    const { ok, diagnostics } = await jsonOf(
      await call('build', { method: 'POST', body: JSON.stringify({ docs, message: '' }) }),
    );
    expect(ok).toBe(false);
    expect(diagnostics).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          key: 'item:log-knots',
          location: expect.objectContaining({ file: expect.stringMatching(/items\/log\/knots\.json$/) }),
        }),
        expect.objectContaining({ key: 'page:page-about', code: 'site/invalid-value' }),
      ]),
    );
  });
});

describe('dashboard changes', () => {
  it('are written to the files only if enabled', async () => {
    const writeToDisk = () => call('write-to-disk', { method: 'POST', body: '{}' });
    expect(await jsonOf(await writeToDisk())).toEqual({ failed: [] });
    expect(readFileSync(join(folder, 'forms/berth.json'), 'utf8')).toContain('Berth');
    await server.close();
    await open(false);
    rmSync(join(folder, 'forms'), { recursive: true });
    expect((await writeToDisk()).status).toBe(501);
    expect(readdirSync(folder)).not.toContain('forms');
  });
});

describe('files that customers download', () => {
  const BOOK = 'The knots of the harbour';
  const ROPE = 'items/shop/rope.json';

  /** Builds the site with a file for the rope. */
  async function build(filename: string) {
    const document = JSON.parse(readFileSync(join(folder, ROPE), 'utf8'));
    document.body.structuredContent.files = { knots: { order: 'a0', filename } };
    writeFileSync(join(folder, ROPE), JSON.stringify(document));
    const files = createCachedFiles(folder, folder);
    const sync = createSiteSync({ folder, files, data: openDataFolder(join(folder, '.quoin')) });
    const docs = sync.scan().changed.map(({ key, body }) => ({ key, body }));
    const response = await call('build', { method: 'POST', body: JSON.stringify({ docs, message: 'Test' }) });
    return (await response.json()) as BuildResponse;
  }

  const blob = (hash: string) =>
    readFileSync(join(folder, '.quoin/disk/blobs', hash.slice(0, 2), hash), 'utf8');

  it('are stored in downloads/, and in a release as blobs without a path', async () => {
    const stored = await call('downloads?filename=Knots%20%26%20Bends.PDF', { method: 'POST', body: BOOK });
    expect(await stored.json()).toEqual({ filename: 'knots-bends.pdf' });
    expect(readFileSync(join(folder, 'downloads/knots-bends.pdf'), 'utf8')).toBe(BOOK);
    const { ok, releaseId = '' } = await build('knots-bends.pdf');
    expect(ok).toBe(true);
    const manifest = JSON.parse(blob(releaseId)) as Manifest;
    const [hash = ''] = manifest.downloads ?? [];
    expect(blob(hash)).toBe(BOOK);
    expect(Object.values(manifest.files).map((file) => file.hash)).not.toContain(hash);
    const edgeData = JSON.parse(blob(manifest.edgeData)) as EdgeData;
    expect(edgeData.products['item-rope']?.files).toEqual([
      { filename: 'knots-bends.pdf', hash, bytes: BOOK.length },
    ]);
    const pages = Object.entries(manifest.files).filter(([path]) => /\.(html|json|xml)$/.test(path));
    for (const [, file] of pages) expect(blob(file.hash)).not.toContain('knots-bends');
    expect(
      sweepBlobs({ disk: join(folder, '.quoin/disk'), releases: [releaseId], now: Date.now() * 2 }),
    ).toBe(0);
  });

  it('that do not exist stop the build', async () => {
    expect(await build('lost.pdf')).toMatchObject({
      ok: false,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ code: 'site/missing-download', severity: 'error', key: 'item:item-rope' }),
      ]),
    });
    expect(await build('../site.json')).toMatchObject({
      ok: false,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ code: 'site/invalid-value', severity: 'error' }),
      ]),
    });
  });
});
