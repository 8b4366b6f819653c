import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../1-read/memory-files.ts';
import { compileSite } from '../compile-site.ts';
import { createMemoryOutput } from './memory-output.ts';
import { staticRedirects } from './static-redirects.ts';

const STUDIO = {
  pageType: 2,
  title: 'Studio',
  urlId: 'studio',
  redirectFrom: ['/atelier', '/about/a b.html'],
};

it('hosts that read _redirects get a rule for each old URL, the others a page that leads on', async () => {
  const files = await build({ 'pages/studio.json': documentFile('page', 'studio', STUDIO) });
  expect(files('_redirects')).toBe('/atelier /studio 301\n/about/a%20b.html /studio 301\n');
  const page = files('atelier/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/studio">');
  expect(page).toContain('<link rel="canonical" href="https://small.example/studio">');
  expect(page).toContain('<p>This page has moved to <a href="/studio">/studio</a></p>');
  expect(files('about/a b.html')).toBe(page);
});

it('everything below a collection that moved has a rule, and its pages lead on', async () => {
  const log = { type: 1, typeName: 'blog', title: 'Log', urlId: 'log', redirectFrom: ['/old', '/old/deep'] };
  const files = await build({
    ...smallBlog('a', { publishOn: 0 }),
    'collections/log.json': documentFile('collection', 'log', log),
  });
  expect(files('_redirects')).toBe(
    '/old /log 301\n/old/deep /log 301\n/log/deep /log 301\n/old/deep/* /log/:splat 301\n/old/* /log/:splat 301\n',
  );
  expect(files('old/one/index.html')).toContain('url=/log/one"');
  expect(files('old/deep/one/index.html')).toContain('url=/log/one"');
});

it('a site without old URLs has no rules', async () => {
  const files = await build({});
  expect(() => files('_redirects')).toThrow();
});

it('signs that hosts read as patterns are encoded, and text is escaped', () => {
  const { files } = staticRedirects({
    ...NOTHING,
    redirects: { 'a:b*': '/%22%3Cx' },
    text: '<b>',
  });
  expect(files.map(({ path }) => path)).toEqual(['_redirects', 'a:b*/index.html']);
  expect(files[0]?.text).toBe('/a%3Ab%2A /%22%3Cx 301\n');
  expect(files[1]?.text).toContain('<title>&lt;b&gt;</title>');
  expect(files[1]?.text).toContain('>/&quot;&lt;x</a>');
});

it('a page never takes the place of a file or folder of the site', () => {
  const { files } = staticRedirects({
    ...NOTHING,
    files: ['Studio/index.html', 'a', 'b.html/c'].map((path) => ({ path, text: '' })),
    redirects: {
      _redirects: '/',
      _headers: '/',
      studio: '/',
      'a/b': '/',
      'b.html': '/',
      [`${'ö'.repeat(200)}`]: '/',
      c: '/',
    },
  });
  expect(files.map(({ path }) => path)).toEqual(['_redirects', 'c/index.html']);
});

it('more redirects than hosts read are reported, and pages are limited', () => {
  const redirects = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`old-${index}`, '/']));
  const { files, diagnostics } = staticRedirects({ ...NOTHING, redirects });
  expect(files).toHaveLength(5001);
  expect(diagnostics.map(({ code }) => code)).toEqual(['site/many-redirects']);
  const few = staticRedirects({ ...NOTHING, redirects: { a: '/' } });
  expect(few.diagnostics).toEqual([]);
});

it.each([
  [2000, false],
  [2001, true],
])('%i rules are too many: %s', (count, isTooMany) => {
  const moves = Array.from({ length: count - 100 }, (_, index) => [`old-${index}`, '/']);
  const folders = Array.from({ length: 100 }, (_, index) => [`folder-${index}/`, '/']);
  const redirects = Object.fromEntries([...moves, ...folders]);
  const { diagnostics } = staticRedirects({ ...NOTHING, redirects });
  expect(diagnostics.length > 0).toBe(isTooMany);
});

it.each([
  [100, false],
  [101, true],
])('%i rules for everything below a URL are too many: %s', (count, isTooMany) => {
  const folders = Array.from({ length: count }, (_, index) => [`folder-${index}/`, '/shop/']);
  const { diagnostics } = staticRedirects({ ...NOTHING, redirects: Object.fromEntries(folders) });
  expect(diagnostics.length > 0).toBe(isTooMany);
});

it('the deepest rule comes first, because hosts use the first that matches', () => {
  const redirects = { 'a/': '/x/', 'a/b/c/': '/z/', 'a/b/': '/y/' };
  expect(staticRedirects({ ...NOTHING, redirects }).files[0]?.text).toBe(
    '/a/b/c/* /z/:splat 301\n/a/b/* /y/:splat 301\n/a/* /x/:splat 301\n',
  );
});

it('a page that leads on has a language that browsers know', () => {
  const options = { ...NOTHING, redirects: { a: '/b' }, language: 'pt_BR' };
  expect(staticRedirects(options).files[1]?.text).toContain('<html lang="pt-BR">');
});

it('addresses of pages that lead on cannot end an attribute', () => {
  const { files } = staticRedirects({ ...NOTHING, redirects: { a: '/b"&c' } });
  expect(files[1]?.text).toContain('content="0; url=/b&quot;&amp;c"');
  expect(files[1]?.text).toContain('<a href="/b&quot;&amp;c">');
});

const NOTHING = { redirects: {}, routes: [], files: [], language: 'en', baseUrl: undefined, text: 'Moved' };

async function build(more: FileMap): Promise<(path: string) => string> {
  const output = createMemoryOutput();
  const site = createMemoryFiles(smallSite(more));
  const { ok } = await compileSite({ site, output }, { now: 0 });
  expect(ok).toBe(true);
  return (path) => {
    const bytes = output.files.get(path);
    if (bytes === undefined) throw new Error(`no ${path}`);
    return new TextDecoder().decode(bytes);
  };
}

it('a site with more than 5,000 pages that lead on is reported', () => {
  const found = (count: number) => {
    const routes = Array.from({ length: count }, (_, index) => ({ url: `/log/${index}` }));
    const options = { redirects: { 'old/': '/log/' }, routes, files: [], language: 'en', baseUrl: undefined };
    const { files, diagnostics } = staticRedirects({ ...options, text: 'Moved to' });
    return [files.length, diagnostics.length];
  };
  expect([found(5000), found(5001)]).toEqual([
    [5001, 0],
    [5001, 1],
  ]);
});
