import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../fixtures/sites/minimal-runtime.ts';
import { readFixtureSite } from '../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from './1-read/memory-files.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { createRouteCache } from './3-route/route-cache.ts';
import type { TextFile } from './4-render/output-file.ts';
import { createMemoryImages } from './4-render/ports/memory-images.ts';
import { planRelease, type StoredContents } from './5-write/release.ts';
import type { RenderPorts } from './build-input.ts';
import type { BuiltSite } from './built-site.ts';
import { renderSite } from './compile-site.ts';
import { createLocale } from './node/locales.ts';
import { compileStyles } from './node/styles/compile-styles.ts';
import { createSiteSession, type SessionRecord } from './site-session.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ROOT = 'sites/harbour';

type Texts = Readonly<Record<string, string>>;

function readTexts(): Texts {
  const files = readFixtureSite(ROOT);
  return Object.fromEntries(files.list().map(({ path }) => [`${ROOT}/${path}`, files.readText(path)]));
}

const texts = readTexts();

function ports(files: Texts): RenderPorts {
  return {
    site: createMemoryFiles(files, ROOT),
    compileStyles,
    createLocale,
    runtime: MINIMAL_RUNTIME,
    images: createMemoryImages({ 'assets/rope.svg': { width: 40, height: 30 } }),
  };
}

/** Returns the files with one document body edited. */
function edited(path: string, edit: (body: never) => void, from: Texts = texts): Texts {
  const name = `${ROOT}/${path}`;
  const document = JSON.parse(from[name] ?? '{}');
  edit(document.body as never);
  return { ...from, [name]: JSON.stringify(document) };
}

function replaced(path: string, search: string, by: string, from: Texts = texts): Texts {
  const name = `${ROOT}/${path}`;
  expect(from[name]).toContain(search);
  return { ...from, [name]: (from[name] ?? '').replace(search, by) };
}

async function renderedAfter(edit: Texts, now = NOW): Promise<readonly string[]> {
  const session = createSiteSession({ ...ports(texts), planRoutes: createRouteCache() }, validateSite);
  const first = await renderSite(ports(texts), { now: NOW }, session);
  const second = await renderSite(ports(edit), { now }, session);
  expectSame(second, await renderSite(ports(edit), { now }));
  expect(first.rendered?.renderedUrls.length).toBe(first.routes.length);
  return second.rendered?.renderedUrls ?? ['nothing'];
}

function expectSame(built: BuiltSite, whole: BuiltSite): void {
  expect(built.diagnostics).toEqual(whole.diagnostics);
  expect(built.rendered?.files).toEqual(whole.rendered?.files);
  expect(built.rendered?.edgeData).toEqual(whole.rendered?.edgeData);
  expect(built.rendered?.shells).toEqual(whole.rendered?.shells);
}

/** The id of the release, which is the hash of everything in it. */
async function releaseOf({ rendered, contents }: BuiltSite, pages?: StoredContents) {
  const hash = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
  const planned =
    rendered && (await planRelease(rendered, { ...contents, pages, put: hash, hash, hashPassword: hash }));
  return planned?.id;
}

const ALL = 18;

it('a session in another process renders only what an edit changed', async () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const store = ({ path, policy, text }: TextFile) => ({
    path,
    policy,
    stored: { was: 'nothing', bytes: text.length } as const,
  });
  const first = createSiteSession({ ...ports(texts), records: { digest } }, validateSite);
  const before = await renderSite(ports(texts), { now: NOW, store }, first);
  const earlier: SessionRecord = JSON.parse(JSON.stringify(first.record()));

  const edit = replaced('items/log/knots.md', 'knots', 'bends');
  const second = createSiteSession({ ...ports(edit), records: { digest, earlier } }, validateSite);
  const after = await renderSite(ports(edit), { now: NOW, store }, second);
  expect(before.rendered?.renderedUrls).toHaveLength(ALL);
  expect(after.rendered?.renderedUrls).toEqual(['/about', '/', '/log', '/log/knots']);
  expect(after.diagnostics).toEqual((await renderSite(ports(edit), { now: NOW })).diagnostics);
});

describe('a second build', () => {
  it('renders nothing when nothing changed', async () => {
    expect(await renderedAfter({ ...texts })).toEqual([]);
  });

  it('of an entry with another text renders its page, and the lists and blocks that show it', async () => {
    const edit = replaced('items/log/knots.md', 'knots', 'bends');
    // /about lists entries with a query; the adjacent entries only show this one's title, which did not change.
    expect(await renderedAfter(edit)).toEqual(['/about', '/', '/log', '/log/knots']);
  });

  it('of an entry with another title renders the pages beside it as well', async () => {
    const edit = edited('items/log/knots.json', (body: { title: string }) => {
      body.title = 'Bends';
    });
    expect(await renderedAfter(edit)).toEqual([
      '/about',
      '/',
      '/log',
      '/log/tar',
      '/log/knots',
      '/log/splicing',
    ]);
  });

  it('of a product with another price renders no page of the journal', async () => {
    const edit = replaced('items/shop/rope.json', '9.50', '9.90');
    expect(await renderedAfter(edit)).toEqual(['/', '/shop', '/shop/p/rope']);
  });

  it('of an entry that is newer now renders the lists, shown there before or not', async () => {
    const edit = edited('items/log/splicing.json', (body: { publishOn: number }) => {
      body.publishOn = NOW - 1;
    });
    const rendered = await renderedAfter(edit);
    expect(rendered).toContain('/');
    expect(rendered).toContain('/log');
    expect(rendered).not.toContain('/shop/p/rope');
  });

  it('without the file of an image renders the pages that showed it', async () => {
    const { [`${ROOT}/assets/rope.svg`]: _, ...others } = texts;
    expect(await renderedAfter(others)).toContain('/shop/p/rope');
  });

  it('of a navigation with another title renders the pages that show the navigation', async () => {
    const edit = replaced('navigation/main.json', '"Buy"', '"Sell"');
    const rendered = await renderedAfter(edit);
    // /wide has its own layout without navigation.
    expect(rendered.length).toBe(ALL - 1);
    expect(rendered).not.toContain('/wide');
  });

  it('renders every page with another template or another setting', async () => {
    expect((await renderedAfter(replaced('theme/head.region', '<main>', '<main id="m">'))).length).toBe(ALL);
    expect((await renderedAfter(replaced('site.json', 'Harbour &', 'Haven &'))).length).toBe(ALL);
  });

  it('renders a page with relative times again when the time changes', async () => {
    const timed = replaced('theme/collections/blog.item', '</h1>', '</h1>{publishOn|timesince}');
    const session = createSiteSession({ ...ports(texts), planRoutes: createRouteCache() }, validateSite);
    await renderSite(ports(timed), { now: NOW }, session);
    const later = await renderSite(ports(timed), { now: NOW + 86_400_000 }, session);
    expect(later.rendered?.renderedUrls).toEqual(['/log/tar', '/log/knots', '/log/splicing']);
  });

  it('repeats the diagnostics of pages that it did not render again', async () => {
    const broken = replaced('theme/collections/blog.item', '</h1>', '</h1>{@|apply missing}');
    const session = createSiteSession({ ...ports(texts), planRoutes: createRouteCache() }, validateSite);
    const first = await renderSite(ports(broken), { now: NOW }, session);
    const second = await renderSite(ports(broken), { now: NOW }, session);
    expect(first.diagnostics.map(({ code }) => code)).toContain('template/unknown-partial');
    expect(second.diagnostics).toEqual(first.diagnostics);
    expect(second.rendered?.renderedUrls).toEqual([]);
  });

  it('continues after a rejected build', async () => {
    const session = createSiteSession({ ...ports(texts), planRoutes: createRouteCache() }, validateSite);
    await renderSite(ports(texts), { now: NOW }, session);
    const rejected = await renderSite(
      ports(replaced('site.json', '"theme"', '"thema"')),
      { now: NOW },
      session,
    );
    expect(rejected.rendered).toBeUndefined();
    expect((await renderSite(ports(texts), { now: NOW }, session)).rendered?.renderedUrls).toEqual([]);
  });
});

describe('any number of edits', () => {
  const paths = Object.keys(texts).map((path) => path.slice(ROOT.length + 1));
  const documents = paths.filter((path) => /\.json$/.test(path) && !path.startsWith('theme/'));
  const locations = fc.nat(1000);
  const edits = fc.oneof(
    fc.record({ kind: fc.constant('value' as const), at: locations, to: locations }),
    fc.record({ kind: fc.constant('drop' as const), at: locations, to: locations }),
    fc.record({ kind: fc.constant('swap' as const), at: locations, to: locations }),
    fc.record({ kind: fc.constant('text' as const), at: locations, to: locations }),
    fc.record({ kind: fc.constant('remove' as const), at: locations, to: locations }),
    fc.record({ kind: fc.constant('restore' as const), at: locations, to: locations }),
    fc.record({ kind: fc.constant('later' as const), at: locations, to: locations }),
  );

  type Edit = typeof edits extends fc.Arbitrary<infer Own> ? Own : never;

  /** Returns the path of every scalar in a document. */
  function leaves(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
    if (value === null || typeof value !== 'object') return [path];
    return Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]));
  }

  function change(document: { body: unknown }, { kind, at, to }: Edit): void {
    const found = leaves(document.body);
    const path = found[at % Math.max(1, found.length)];
    const key = path?.at(-1);
    if (path === undefined || key === undefined) return;
    const holder = path
      .slice(0, -1)
      .reduce((value, step) => (value as Record<string, never>)[step] as never, document.body) as Record<
      string,
      unknown
    >;
    if (kind === 'drop') delete holder[key];
    else if (typeof holder[key] === 'string') holder[key] = `${holder[key]}${VALUES[to % VALUES.length]}`;
    else if (typeof holder[key] === 'number') holder[key] = (holder[key] as number) + to - 500;
    else holder[key] = !holder[key];
  }

  /** With styles of their own, with mistakes that are reported, or with both. */
  const MARKDOWN = [
    '*emphasis*',
    '---\nlayout: post\n---',
    '> [!NOTE]\n> a callout',
    '```\ncode\n```',
    'term\n: definition',
    '[dead](/nowhere) <b>dropped</b>',
    `${'> '.repeat(101)}deep`,
    '<script>a()</script>',
  ];

  const VALUES = ['x', ' <b>', '<script>a()</script>', '0', '2', 'é'];

  function apply(files: Texts, edit: Edit): Texts {
    const path = documents[edit.at % documents.length] ?? '';
    const name = `${ROOT}/${path}`;
    switch (edit.kind) {
      case 'value':
      case 'drop': {
        if (files[name] === undefined) return files;
        const document = JSON.parse(files[name]);
        change(document, { ...edit, at: edit.to });
        return { ...files, [name]: JSON.stringify(document) };
      }
      case 'swap': {
        const other = `${ROOT}/${documents[edit.to % documents.length]}`;
        const [left, right] = [files[name], files[other]].map((text) => text && JSON.parse(text));
        if (!left || !right || left.type !== right.type) return files;
        return {
          ...files,
          [name]: JSON.stringify({ ...left, body: right.body }),
          [other]: JSON.stringify({ ...right, body: left.body }),
        };
      }
      case 'text': {
        const texts = paths.filter((each) => /\.(md|block|list|item|region|page|svg)$/.test(each));
        const own = `${ROOT}/${texts[edit.at % texts.length]}`;
        const added = own.endsWith('.md') ? (MARKDOWN[edit.to % MARKDOWN.length] ?? '') : '*{title}*';
        if (files[own] === undefined) return files;
        // Front matter is only at the start.
        const text = edit.to % 5 === 0 ? `${added}\n\n${files[own]}` : `${files[own]}\n\n${added} ${edit.to}`;
        return { ...files, [own]: text };
      }
      case 'remove': {
        const { [name]: _, ...others } = files;
        return others;
      }
      case 'restore':
        return { ...files, [name]: texts[name] ?? '' };
      case 'later':
        return files;
    }
  }

  it('give what a whole build gives, byte for byte', async () => {
    let reused = 0;
    let built = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 8 }), async (list) => {
        const session = createSiteSession({ ...ports(texts), planRoutes: createRouteCache() }, validateSite);
        const stored: StoredContents = new WeakMap();
        let files = texts;
        let now = NOW;
        await renderSite(ports(files), { now }, session);
        for (const edit of list) {
          files = apply(files, edit);
          if (edit.kind === 'later') now += edit.to * 86_400_000;
          const incremental = await renderSite(ports(files), { now }, session);
          const whole = await renderSite(ports(files), { now });
          expectSame(incremental, whole);
          expect(await releaseOf(incremental, stored)).toBe(await releaseOf(whole));
          if (incremental.rendered === undefined) files = texts;
          else {
            built += 1;
            reused += incremental.routes.length - incremental.rendered.renderedUrls.length;
          }
        }
      }),
      { numRuns: Number(process.env.QUOIN_RUNS ?? 12), seed: Number(process.env.QUOIN_SEED ?? 7) },
    );
    // Guards against a test in which nothing is ever reused.
    expect(built).toBeGreaterThan(10);
    expect(reused).toBeGreaterThan(built);
  });
});

describe('edge data', () => {
  const contactOf = async (files: Texts) =>
    (await renderSite(ports(files), { now: NOW })).rendered?.edgeData.website.contactEmail;
  const withContact = (value: string) =>
    replaced('site.json', '"siteTagLine"', `"contactEmail": ${value}, "siteTagLine"`);

  it('has the contact email of the settings only if it is a valid address', async () => {
    expect(await contactOf(texts)).toBeUndefined();
    expect(await contactOf(withContact('"post@harbour.example"'))).toBe('post@harbour.example');
    for (const none of ['"harbour"', '"a@b.co, c@d.co"', '"a@b.co\\nBcc: x@y.zz"', '7'])
      expect(await contactOf(withContact(none))).toBeUndefined();
  });
});
