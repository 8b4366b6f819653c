import { expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { compileStyles } from '../../node/styles/compile-styles.ts';

const SITE = {
  'site.json': JSON.stringify({
    type: 'settings',
    id: 'settings',
    body: { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'Olaria' } },
  }),
  'pages/home.json': JSON.stringify({
    type: 'page',
    id: 'home',
    body: { pageType: 2, title: 'Home', urlId: 'home', isHome: true },
  }),
  'theme/template.conf':
    '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
  'theme/styles/site.less': 'a { b: c }',
  'theme/site.region': '<p>{website.siteTitle}</p>{squarespace.main-content}',
};

/** Builds a site with additional files. Returns the codes of diagnostics, with their file and line, and the home page. */
async function build(files: FileMap) {
  const output = createMemoryOutput();
  const site = createMemoryFiles({ ...SITE, ...files });
  const { ok, diagnostics } = await compileSite({ site, output, compileStyles }, { now: 0 });
  const reported = diagnostics.map(
    ({ severity, code, location }) => `${severity} ${code} ${location?.file}:${location?.start.line}`,
  );
  const text = (path = '') => new TextDecoder().decode(output.files.get(path));
  const css = text([...output.files.keys()].find((path) => path.endsWith('.css')));
  return { ok, reported, css, home: text('index.html') };
}

const region = (extra: string) => ({
  'theme/site.region': `${SITE['theme/site.region']}\n${extra}<b>after</b>`,
});

const CONF_WITH_ERRORS = {
  'theme/template.conf': `{ "layouts": { "default": { "regions": ["site"] } },
    "navigations": [
      { "title": "No name" },
      { "name": "main" }
    ] }`,
};

it.each<[string, FileMap, string]>([
  ['an unknown partial', region('{website|apply none.block}'), 'theme/site.region:2'],
  ['a script that is missing', region('<squarespace:script src="none.js" />'), 'theme/site.region:2'],
  [
    'a script in HTML that is missing',
    region('<script src="/scripts/none.js?v=1"></script>'),
    'theme/site.region:2',
  ],
  [
    'an unknown block in a tag',
    region('<squarespace:navigation navigationId="a" template="none" />'),
    'theme/site.region:2',
  ],
  [
    'a query with a variable',
    region('<squarespace:query collection="{item.title}">x</squarespace:query>'),
    'theme/site.region:2',
  ],
  ['a formatter that is not there', region('{website.siteTitle|none}'), 'theme/site.region:2'],
  ['a predicate that is not there', region('{.none?}x{.end}'), 'theme/site.region:2'],
  ['an extra end', region('{.end}'), 'theme/site.region:2'],
  [
    'a partial with an error',
    { ...region('{website|apply card.block}'), 'theme/blocks/card.block': '{.section a}' },
    'theme/blocks/card.block:1',
  ],
  [
    'an unused partial with an error',
    { ...region(''), 'theme/blocks/old.block': '{.or}' },
    'theme/blocks/old.block:1',
  ],
  [
    'a list with 9999 items',
    { ...region(''), 'theme/collections/blog.conf': '{\n"pageSize": 9999 }' },
    'theme/collections/blog.conf:2',
  ],
  [
    'a setting with a wrong type',
    { ...region(''), 'theme/collections/blog.conf': '{\n"index": "yes" }' },
    'theme/collections/blog.conf:2',
  ],
  [
    'a setting of one entry among several',
    { ...region(''), 'theme/collections/blog.conf': '{}', ...CONF_WITH_ERRORS },
    'theme/template.conf:3',
  ],
  [
    'an empty configuration',
    { ...region(''), 'theme/collections/blog.conf': '' },
    'theme/collections/blog.conf:1',
  ],
  [
    'a file that is not UTF-8',
    { ...region(''), 'theme/styles/site.less': Buffer.from('/* caf\xe9 */\na { b: c }', 'latin1') },
    'theme/styles/site.less:1',
  ],
  [
    'a style sheet that is missing',
    { ...region(''), 'theme/styles/site.less': '\n@import "none";' },
    'theme/styles/site.less:2',
  ],
  [
    'a style with an error',
    { ...region(''), 'theme/styles/site.less': 'a {\nb: @none }' },
    'theme/styles/site.less:2',
  ],
])('%s is a warning, and the rest of the page is published', async (_what, files, location) => {
  const { ok, reported, home } = await build(files);
  expect(ok).toBe(true);
  expect(reported).toContainEqual(expect.stringMatching(new RegExp(`^warning \\S+ ${location}$`)));
  expect(reported.filter((each) => each.startsWith('error'))).toEqual([]);
  expect(home).toContain('<p>Olaria</p>');
  expect(home).toContain('<b>after</b>');
});

it('a page neither loads a script that is missing nor anything without HTTPS', async () => {
  const { home, css } = await build({
    ...region('<script src="/scripts/none.js"></script><link href="//fonts.example/a" rel="stylesheet">'),
    'theme/styles/site.less': '@import url(//fonts.example/b); a { b: c }',
  });
  expect(home).not.toContain('none.js');
  expect(home).toContain('<link href="https://fonts.example/a"');
  expect(css).toMatch(/^@import url\("?https:\/\/fonts\.example\/b/);
});

it('an invalid entry of a list does not affect the others', async () => {
  const tag = '<squarespace:navigation navigationId="main">menu</squarespace:navigation>';
  const { reported } = await build({ ...region(tag), ...CONF_WITH_ERRORS });
  expect(reported.filter((each) => each.includes('unknown-navigation'))).toEqual([]);
});

it.each([
  ['sheets/../site.less', 'theme/styles/site.less'],
  ['./site.less', 'theme/styles/site.less'],
  ['styles/site.less', 'theme/styles/site.less'],
  ['site', 'theme/styles/site.less'],
  ['Site.LESS', 'theme/styles/Site.LESS'],
])('the style sheet %s is the file %s', async (listed, file) => {
  const { 'theme/styles/site.less': _, ...files } = SITE;
  const { reported } = await build({
    ...files,
    'theme/template.conf': `{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["${listed}"] }`,
    [file]: 'a { b: c }',
  });
  expect(reported).toEqual([]);
});

it('the source of a style sheet that a build tool writes is used in its place', async () => {
  const conf = '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["main.css"] }';
  const { reported, css } = await build({
    'theme/template.conf': conf,
    'theme/styles/main.less': '@red: #f00; a { color: @red }',
  });
  expect(reported).toEqual(['warning theme/missing-stylesheet theme/template.conf:1']);
  expect(css).toMatch(/^a \{\s+color: red;/m);
});

it('flags and numbers in quotes are read', async () => {
  const conf = '{ "pageSize": "20", "index": "true", "folder": "false", "supportsVideoBackgrounds": "true" }';
  const { reported } = await build({ ...region(''), 'theme/collections/blog.conf': conf });
  expect(reported.filter((each) => each.includes('invalid-conf'))).toEqual([]);
});

it('a page template with an unclosed block is an error', async () => {
  const { ok, reported } = await build(region('{.section website}'));
  expect([ok, reported]).toEqual([false, ['error template/unclosed-block theme/site.region:2']]);
});
