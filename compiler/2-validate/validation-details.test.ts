import { describe, expect, it } from 'vitest';
import { smallBlog, smallSite } from '../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../1-read/memory-files.ts';
import { readSite } from '../1-read/read-site.ts';
import { createCollector } from '../diagnostics/collector.ts';
import { preparePartials } from '../template/partial-set.ts';
import { compileTemplate } from '../template/template.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkLinks } from './check-links.ts';
import { parseCsv } from './data/parse-csv.ts';
import type { ParseYaml } from './data/parse-yaml.ts';
import { validateData } from './data/validate-data.ts';
import { locationInOtherText } from './location-in-other-text.ts';
import { locationInSources } from './location-in-sources.ts';
import { parseConf, parseJson } from './parse-json.ts';
import { checkFiles } from './semantic-checks/check-files.ts';
import { checkFrontMatter } from './semantic-checks/check-front-matter.ts';
import { checkNames } from './semantic-checks/check-names.ts';
import { checkTextLimits } from './semantic-checks/check-text-limits.ts';
import { checkTimes } from './semantic-checks/check-times.ts';
import { locationInTemplate } from './theme/location-in-template.ts';
import { findTweakComments } from './theme/tweaks/find-tweak-comments.ts';
import { validateSite } from './validate-site.ts';
import { valueHint } from './value-hints.ts';

const NO_DOCUMENTS = {
  ...{ pages: [], items: [], collections: [], forms: [], taxons: [], navigations: [] },
  ...{ assets: [], blockFields: [] },
};

/** A checker that collects what is reported. */
function createChecker() {
  const reports: { code: string; file: string; hint?: string; path: readonly unknown[] }[] = [];
  const report = (code: string, file: string, issue: { path: readonly unknown[]; hint?: string }) =>
    reports.push({ ...issue, code, file });
  return { reports, checker: { report } as never };
}

const source = (file: string, text: string, more: object = {}) => ({ file, path: file, text, ...more });

describe('the limits of texts', () => {
  function limited(text: string, site: object = {}) {
    const collector = createCollector();
    const { reports, checker } = createChecker();
    const sources = { bodies: { a: source('a.md', text) } } as never;
    checkTextLimits({ ...NO_DOCUMENTS, ...site } as never, { sources, collector, checker });
    return [...collector.list(), ...reports].map(({ code }) => code);
  }

  it('allow 300,000 characters', () => {
    expect(limited('x'.repeat(300_000))).toEqual([]);
    expect(limited('x'.repeat(300_001))).toEqual(['site/long-text']);
  });

  it('apply to navigations, but not to the HTML of the owner', () => {
    const deep = '> '.repeat(200);
    expect(limited('', { navigations: [{ file: 'n.json', title: deep }] })).toEqual(['site/deep-text']);
    expect(limited('', { pages: [{ file: 'p.json', blocks: { b: { value: { html: deep } } } }] })).toEqual(
      [],
    );
  });
});

it.each(['publishOn', 'updatedOn', 'startDate', 'endDate'])('a time in seconds is reported: %s', (field) => {
  const { reports, checker } = createChecker();
  checkTimes({ file: 'a.json', [field]: 1_700_000_000 } as never, checker);
  expect(reports.map(({ path }) => path)).toEqual([['body', field]]);
});

it('a column without a name is reported at one character', () => {
  expect(parseCsv('a,,b\n').error).toMatchObject({ start: 2, end: 3 });
});

describe('data', () => {
  function dataOf(path: string, text: string, value: unknown = undefined, errors: readonly object[] = []) {
    const collector = createCollector();
    const parseYaml = (() => ({ value, errors })) as unknown as ParseYaml;
    const sources = [source(path, text, { size: text.length })] as never;
    const data = validateData(sources, { parseYaml, collector });
    return { data, codes: collector.list().map(({ code }) => code) };
  }

  it('has no name that objects of JavaScript use', () => {
    expect(dataOf('data/__proto__.json', '{}').codes).toEqual(['site/data-name']);
  });

  it('is reported with its first three errors', () => {
    const errors = Array.from({ length: 4 }, (_, start) => ({ message: `${start}`, start, end: start + 1 }));
    expect(dataOf('data/a.yaml', 'abcd', undefined, errors).codes).toHaveLength(3);
  });

  it('has dates as texts', () => {
    expect(dataOf('data/a.yaml', 'x', new Date(0)).data).toEqual({ a: '1970-01-01T00:00:00.000Z' });
  });
});

describe('the location in another text of a document', () => {
  const from = '{"a":"x"}';
  const to = '{"b":1, "a":"x"}';
  const found = (start: number, end: number) => {
    const location = { file: 'f', start: { line: 1, column: 1, offset: start }, end: { offset: end } };
    const { location: other } = locationInOtherText(location as never, { from, to });
    return to.slice(other.start.offset, other.end.offset);
  };

  it('is that of the whole value, or of its key', () => {
    expect([found(5, 8), found(1, 4)]).toEqual(['"x"', '"a"']);
  });
});

it('a value that a translation does not have is in the original', () => {
  const sources = {
    documents: [source('pages/a.json', '{"body":{"title":"A"}}')],
    translations: [source('translations/fr/pages/a.json', '{"body":{}}')],
  };
  const location = locationInSources(sources as never, 'translations/fr/pages/a.json', ['body', 'title']);
  expect(location?.file).toBe('pages/a.json');
});

it('a translation that is not UTF-8 is reported', () => {
  const collector = createCollector();
  const translations = [source('translations/fr/a.json', 'a\uFFFD', { brokenAt: 1 })];
  checkEncoding({ documents: [], bodies: {}, translations, theme: { sources: [] } } as never, collector);
  expect(collector.list().map(({ code }) => code)).toEqual(['site/not-utf8']);
});

it('a symbolic link is reported with what to do', () => {
  const collector = createCollector();
  checkLinks({ links: ['a'] } as never, collector);
  expect(collector.list().map(({ hint }) => hint)).toEqual(['replace it by a copy of the file or folder']);
});

describe('names that the theme does not show', () => {
  function hints(site: object, tags: readonly object[]) {
    const { reports, checker } = createChecker();
    const theme = { conf: { navigations: [] }, collections: {}, tags };
    checkNames({ ...NO_DOCUMENTS, ...site } as never, { theme, checker } as never);
    return reports.map(({ hint }) => hint);
  }
  const field = (fieldId: string) => ({ kind: 'block-field', fieldId });
  const blockField = (id: string) => ({ blockFields: [{ id, file: `${id}.json` }] });

  it('are not those that a template computes', () => {
    expect(hints(blockField('side-a'), [field('side-*')])).toEqual([]);
    expect(hints(blockField('side-'), [field('side-*')])).toHaveLength(1);
  });

  it('are not corrected to a pattern', () => {
    expect(hints(blockField('sides-*'), [field('side-*')])).toEqual(['it has side-*']);
  });

  it('are none where the theme searches all navigations', () => {
    const site = { navigations: [{ id: 'any', file: 'any.json' }] };
    expect(hints(site, [])).toHaveLength(1);
    expect(hints(site, [{ kind: 'folder-navigation' }])).toEqual([]);
  });
});

describe('files with a wrong name', () => {
  function hints(sources: object) {
    const collector = createCollector();
    const options = { sources: { documents: [], bodies: {}, ...sources }, collector, ...createChecker() };
    checkFiles(NO_DOCUMENTS as never, options as never);
    return collector.list().map(({ hint }) => hint);
  }

  it('are corrected to a document in their folder', () => {
    const bodies = { 'items/log/one.json': source('items/log/one.md', '') };
    const documents = [{ path: 'items/lot/one.json' }];
    expect(hints({ bodies, documents })).toEqual(['give it the same name as its document']);
  });
});

it('front matter may end with three dots', () => {
  const collector = createCollector();
  checkFrontMatter({ bodies: { 'a.json': source('a.md', '---\ntitle: A\n...\nText') } } as never, collector);
  expect(collector.list()).toHaveLength(1);
});

describe('JSON', () => {
  it('has no comments, the configuration of a theme may', () => {
    const text = '{ /* a */ }';
    expect(parseJson(source('a.json', text) as never).diagnostics).toMatchObject([
      { message: 'Comments are not allowed here' },
    ]);
    expect(parseConf(source('a.conf', text) as never).diagnostics).toEqual([]);
  });
});

describe('the location in a theme file', () => {
  const sources = [source('a.html', '0123456789'), source('b.html', 'abcdef')] as never;
  const pieces = [
    { file: 'a.html', start: 0, sourceStart: 2 },
    { file: 'b.html', start: 5, sourceStart: 0 },
    { file: 'a.html', start: 8, sourceStart: 7, isGenerated: true },
  ];
  const found = (start: number, end: number) => {
    const location = locationInTemplate({ pieces } as never, { start, end }, sources);
    return location && [location.file, location.start.offset, location.end.offset];
  };

  it('is the same range in one file, and otherwise one character', () => {
    expect(found(1, 3)).toEqual(['a.html', 3, 5]);
    expect(found(1, 7)).toEqual(['a.html', 3, 4]);
    expect(found(9, 12)).toEqual(['a.html', 7, 8]);
  });
});

it('the comment of a tweak ends before the line ends', () => {
  const comment = '// tweak: { }';
  expect(findTweakComments(`${comment}\r\n@a: 1;`)[0]?.end).toBe(comment.length);
});

it('an amount that is written correctly has no hint', () => {
  const path = ['priceMoney', 'value'];
  expect([valueHint(path, '$9.00'), valueHint(path, '9.00')]).toEqual(['write "9.00"', undefined]);
});

it('the text of an item is that of its file', () => {
  const files = smallSite(smallBlog('From the file', { body: { markdown: 'From the document' } }));
  const { site } = validateSite(readSite({ site: createMemoryFiles(files) }), {
    compileTemplate,
    preparePartials,
  });
  expect(site?.items[0]?.markdown).toBe('From the file');
});
