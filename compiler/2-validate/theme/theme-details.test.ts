// A typing error. cspell:ignore mian
import { describe, expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { readSite } from '../../1-read/read-site.ts';
import { createCollector } from '../../diagnostics/collector.ts';
import { compileStyles } from '../../node/styles/compile-styles.ts';
import { validateTheme } from './validate-theme.ts';

const CONF = { layouts: { default: { regions: ['a'] } } };

/** Reads a theme of these files; problems as severity, location, message and hint. */
function read(files: FileMap) {
  const theme = createMemoryFiles({
    'template.conf': JSON.stringify(CONF),
    'a.region': '{squarespace.main-content}',
    ...files,
  });
  const sources = readSite({ site: createMemoryFiles({}), theme });
  const collector = createCollector();
  const options = {
    collector,
    isExpected: true,
    compileStyles,
    navigationIds: ['main'],
    collectionUrlIds: ['log'],
  };
  const found = validateTheme(sources.theme, options);
  const problems = collector.list().map(({ severity, location, message, hint }) => {
    const at =
      location === undefined ? '' : ` ${location.file}:${location.start.line}:${location.start.column}`;
    return `${severity}${at} ${message} (${hint})`;
  });
  return { theme: found, problems };
}

const region = (html: string) => read({ 'a.region': `{squarespace.main-content}${html}` });
const layoutOf = (html: string) => region(html).theme?.layouts.default?.text.slice(26);

describe('a theme', () => {
  it('may have the main content in a block', () => {
    const files = { 'a.region': '{@|apply main.block}', 'blocks/main.block': '{squarespace.main-content}' };
    expect(read(files).problems).toEqual([]);
    expect(read({ 'a.region': '{squarespace.main-contents}' }).problems).toEqual([
      'warning template.conf:1:23 The layout "default" has no {squarespace.main-content}; its pages show no content (is {squarespace.main-contents} a typo?)',
    ]);
  });

  it('names a layout by its only region', () => {
    expect(read({}).theme?.layouts.default?.name).toBe('a.region');
    const conf = { layouts: { default: { regions: ['a', 'a'] } } };
    expect(read({ 'template.conf': JSON.stringify(conf) }).theme?.layouts.default?.name).toBe(
      'layout default',
    );
  });

  it('has strings by language tag', () => {
    const { theme } = read({ 'strings/template-pt_BR.json': '{"a":"b"}', 'strings/DE.json': '{"a":"c"}' });
    expect(theme?.strings).toEqual({ 'pt-br': { a: 'b' }, de: { a: 'c' } });
  });

  it.each([
    [1000, []],
    [1001, ['warning collections/x.conf:1:13 A page of a list has at most 1000 items (the maximum is used)']],
  ])('has at most 1000 items on a page of a list: %i', (pageSize, problems) => {
    const found = read({ 'collections/x.conf': `{"pageSize":${pageSize}}` });
    expect(found.problems).toEqual(problems);
    expect(found.theme?.collections.x?.conf.pageSize).toBe(1000);
  });
});

describe('the style sheets of a theme', () => {
  const conf = (...stylesheets: readonly string[]) => ({
    'template.conf': JSON.stringify({ ...CONF, stylesheets }),
  });

  it('have the source of a sheet that a tool of the theme would write', () => {
    const { problems, theme } = read({ ...conf('main.css'), 'styles/main.less': 'a{b:c}' });
    expect(problems).toEqual([
      expect.stringContaining(
        'There is no style sheet styles/main.css (styles/main.less is used in its place)',
      ),
    ]);
    expect(theme?.css).toContain('b: c');
  });

  it('start with the reset, once', () => {
    const { theme } = read({
      ...conf('b.css', 'reset.css'),
      'styles/b.css': 'b{c:d}',
      'styles/reset.css': 'r{s:t}',
    });
    expect(theme?.css.match(/s: t/g)).toHaveLength(1);
    expect(theme?.css.indexOf('s: t')).toBeLessThan(theme?.css.indexOf('c: d') ?? 0);
  });

  it('have tweaks in imported sheets, too', () => {
    const tweak = '// tweak: {"type":"COLOR","title":"Ink"}\n@ink: #000;';
    const files = {
      'styles/b.less': '@import "parts/c";',
      'styles/parts/c.less': tweak,
      'styles/other.less': tweak,
    };
    const { theme } = read({ ...conf('b.less'), ...files });
    expect(theme?.tweaks.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['color ink']);
  });

  it('have the first tweak of a name, with its default', () => {
    const text =
      '// tweak: {"type":"dropdown","title":"Size","options":["S","L"],"default":"L"}\n' +
      '// tweak: {"type":"dropdown","title":"Size","options":["A"]}\n' +
      '// tweak: {"type":"checkbox","title":"Dates","default":"true"}';
    const { theme } = read({ ...conf('b.less'), 'styles/b.less': text });
    expect(theme?.tweaks).toMatchObject([
      { name: expect.any(String), default: 'L', options: ['S', 'L'] },
      { title: 'Dates', default: true },
    ]);
  });
});

describe('a tag of a theme', () => {
  it('for a script has the URL of a file in scripts/', () => {
    const load = (src: string) =>
      read({
        'a.region': `{squarespace.main-content}<squarespace:script src='${src}' />`,
        'scripts/a b.js': '',
      }).theme?.layouts.default?.text.slice(26);
    for (const src of ['a b.js', 'scripts/a b.js', '/scripts/a b.js'])
      expect(load(src)).toBe('<script src="/scripts/a%20b.js"></script>');
  });

  it('for a block field has escaped attributes, and template code as it is', () => {
    expect(layoutOf(`<squarespace:block-field id='a"b' class='x&y' columns='6' />`)).toMatch(
      /^<div class="sqs-layout sqs-grid-12 columns-6 x&amp;y" data-type="block-field" id="a&quot;b">/,
    );
    expect(layoutOf(`<squarespace:block-field id='{x|json "a"}' />`)).toContain(`id="{x|json "a"}"`);
    expect(region('<squarespace:block-field id="a" columns="six" />').problems).toEqual([
      'warning a.region:1:27 "columns" must be a number (12 is used)',
    ]);
  });

  it.each([
    ['category collection="{x}" template="c"', 'The collection cannot contain this template code: {x}'],
    ['category collection="log" template="c" limit="x"', 'The limit must be a number'],
    ['related template="c" collectionId="log"', 'Related items are those of the item of the page'],
    ['related template="c" itemId="x"', 'Related items are those of the item of the page'],
    ['navigation navigationId="mian" template="c"', 'There is no navigation "mian" (did you mean "main"?)'],
  ])('%s is reported', (tag, message) => {
    const { problems } = read({
      'a.region': `{squarespace.main-content}<squarespace:${tag} />`,
      'blocks/c.block': 'x',
    });
    expect(problems.join('\n')).toContain(message);
  });

  it.each([
    ['related template="c" itemId="{id}"', { kind: 'related', limit: 4 }],
    ['category collection="/log" template="c"', { kind: 'category', collection: 'log', limit: 100 }],
  ])('%s has the limit of its kind', (tag, use) => {
    const { theme, problems } = read({
      'a.region': `{squarespace.main-content}<squarespace:${tag} />`,
      'blocks/c.block': 'x',
    });
    expect(problems).toEqual([]);
    expect(theme?.tags).toMatchObject([use]);
  });

  it.each([
    ['', true],
    ['="true"', true],
    ['="false"', false],
  ])('for a query of items that are featured%s: %s', (value, featured) => {
    const { theme } = region(`<squarespace:query collection="log" featured${value}>a</squarespace:query>`);
    expect(theme?.tags).toMatchObject([{ query: { featured } }]);
  });
});
