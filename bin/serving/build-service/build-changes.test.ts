import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildRequest, BuildResponse, DocKey } from '../../../compiler/model/index.ts';
import { createCachedFiles } from '../data/cached-files.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { createSiteSync } from '../sync/site-sync.ts';
import { createSiteBuildService } from './site-build-service.ts';

const HARBOUR = fileURLToPath(new URL('../../../fixtures/sites/harbour', import.meta.url));
const NOW = 1_800_000_000_000;

type Docs = Map<DocKey, BuildRequest['docs'][number]>;

let folder: string;
let count = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  folder = mkdtempSync(join(tmpdir(), 'quoin-changes-'));
  vi.stubEnv('XDG_CACHE_HOME', join(folder, '.cache'));
  cpSync(HARBOUR, folder, { recursive: true, filter: (path) => !path.endsWith('/.quoin') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A build service of its own process, with the files as they are now. */
function openService() {
  count += 1;
  const data = openDataFolder(join(folder, `.quoin-${count}`));
  const sync = createSiteSync({ folder, files: createCachedFiles(folder, folder), data });
  return { service: createSiteBuildService({ folder, data, cwd: folder, sync }), sync };
}

function documentsOnDisk(): Docs {
  return new Map(
    openService()
      .sync.scan()
      .changed.map(({ key, body }) => [key, { key, body }]),
  );
}

/** What a visitor or an owner can notice. */
const result = ({ ok, releaseId, diagnostics }: BuildResponse) => ({ ok, releaseId, diagnostics });

interface Step {
  readonly changed: readonly BuildRequest['docs'][number][];
  readonly removed: readonly DocKey[];
}

const NOTHING: Step = { changed: [], removed: [] };

const edit = (path: string) => () => {
  appendFileSync(join(folder, path), ' ');
  return NOTHING;
};

const retitle = (key: DocKey) => (docs: Docs, number: number) => {
  const doc = docs.get(key);
  return doc === undefined
    ? NOTHING
    : { changed: [{ key, body: { ...Object(doc.body), title: `Title ${number}` } }], removed: [] };
};

const STEPS: Readonly<Record<string, (docs: Docs, number: number) => Step>> = {
  'a page': retitle('page:page-about'),
  'a post': retitle('item:log-knots'),
  'a product': retitle('item:item-rope'),
  'a text': (docs, number) => {
    const doc = docs.get('item:log-knots');
    const body = { ...Object(doc?.body), body: { markdown: `Text ${number}, [dead](/nowhere)` } };
    return doc === undefined ? NOTHING : { changed: [{ ...doc, body }], removed: [] };
  },
  'a removed post': () => ({ changed: [], removed: ['item:log-knots'] }),
  'a new post': (docs) => {
    const copy = docs.get('item:log-tar');
    const body = { ...Object(copy?.body), urlId: 'copied' };
    return { changed: [{ key: 'item:log-copied', body }], removed: [] };
  },
  'the settings': (docs, number) => {
    const settings = docs.get('settings:site');
    const { website, ...others } = Object(settings?.body);
    const body = { ...others, website: { ...website, siteTitle: `Site ${number}` } };
    return { changed: [{ key: 'settings:site', body }], removed: [] };
  },
  'the theme': edit('theme/head.region'),
  'a style sheet': edit('theme/styles/site.less'),
  'an error': () => ({ changed: [{ key: 'page:page-about', body: { title: 1 } }], removed: [] }),
  'white space of a file': () => {
    const path = join(folder, 'items/log/tar.json');
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), undefined, 3));
    return NOTHING;
  },
};

it('random changes give the release that a new process builds of all documents', async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(names, async (steps) => {
      let docs = documentsOnDisk();
      const { service } = openService();
      let { documents: base } = await service.build({ docs: [...docs.values()], message: '' });
      for (const [number, name] of steps.entries()) {
        const { changed = [], removed = [] } = STEPS[name]?.(docs, number) ?? NOTHING;
        const before = new Map(docs);
        for (const doc of changed) docs.set(doc.key, doc);
        for (const key of removed) docs.delete(key);
        const all = await openService().service.build({ docs: [...docs.values()], message: '' });
        const next = await service.build({ ...(base && { base }), docs: changed, removed, message: '' });
        expect([name, result(next)]).toEqual([name, result(all)]);
        if (next.ok) base = next.documents;
        // A release with errors is not activated: the next changes are those of the release before.
        else docs = before;
      }
    }),
    { numRuns: 2 },
  );
}, 120_000);
