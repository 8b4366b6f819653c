import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../fixtures/property-runs.ts';
import { createMemoryFiles } from '../1-read/memory-files.ts';
import { DOCUMENT_FOLDERS, readSite } from '../1-read/read-site.ts';
import { preparePartials } from '../template/partial-set.ts';
import { compileTemplate } from '../template/template.ts';
import { validateSite } from './validate-site.ts';

const SETTINGS = JSON.stringify({
  type: 'settings',
  id: 'settings',
  body: { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'A' } },
});
const THEME = {
  'theme/template.conf': '{"layouts":{"default":{"regions":["a"]}}}',
  'theme/a.region': '{squarespace.main-content}',
};

function validate(files: Readonly<Record<string, string>>) {
  const site = createMemoryFiles({ 'site.json': SETTINGS, ...THEME, ...files });
  return validateSite(readSite({ site }), { compileTemplate, preparePartials });
}

const FOLDERS = Object.entries(DOCUMENT_FOLDERS);
/** Real field names with random values, and the reverse. */
const NAMES =
  'title urlId pageType sections blocks section order kind value layout desktop col items variants sku body id type theme website structuredContent parent'.split(
    ' ',
  );
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, true, 'a', 'a0', 2, 44, '__proto__', 'constructor'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), tie('value'), { maxKeys: 6 }),
  ),
})).value;

it('rejects documents of any shape with locations, and never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FOLDERS), anything, ([folder, type], body) => {
      const text = JSON.stringify({ type, id: 'a', body }, undefined, 1);
      const { site, diagnostics } = validate({ [`${folder}/a.json`]: text });
      expect(site === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
      for (const { location } of diagnostics) {
        if (location === undefined || !location.file.startsWith(folder)) continue;
        expect(location.start.offset).toBeGreaterThanOrEqual(0);
        expect(location.end.offset).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

it('rejects texts that are not JSON, and never throws', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '//', '/*', '\\u', '1e', 'tru'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { diagnostics } = validate({ 'pages/a.json': pieces.join('') });
      expect(diagnostics.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
    }),
  );
});

it.each(['[', '{"a":', '{"type":"page","id":"a","body":{"blocks":{"b":{"value":'])(
  'rejects unlimited nesting: %s',
  (open) => {
    const { site, diagnostics } = validate({ 'pages/a.json': open.repeat(100_000) });
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'site/malformed-json' }]);
    const deep = `{"type":"page","id":"a","body":{"pageType":2,"title":"A","urlId":"a","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    expect(validate({ 'pages/a.json': deep }).diagnostics.length).toBeGreaterThan(0);
  },
);

it('leaves the data of a sound site as it is', () => {
  const page = { pageType: 2, title: 'A', urlId: 'a', isHome: true };
  const { site, diagnostics } = validate({
    'pages/a.json': JSON.stringify({ type: 'page', id: 'a', body: page }),
  });
  expect(diagnostics).toEqual([]);
  expect(site?.pages).toEqual([
    { ...page, id: 'a', file: 'pages/a.json', seo: {}, sections: {}, blocks: {} },
  ]);
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
});

it.each([
  ['about copy.json', 'about.json'],
  ['Copy of about.json', 'about.json'],
  ['about (1).json', 'about.json'],
])('reports the copy %s for the id that it shares with %s, with a hint', (copy, original) => {
  const page = '{"type": "page", "id": "about", "body": {"pageType": 2, "title": "About", "urlId": "about"}}';
  const { diagnostics } = validate({ [`pages/${copy}`]: page, [`pages/${original}`]: page });
  expect(diagnostics.find(({ code }) => code === 'site/duplicate-id')).toMatchObject({
    hint: 'if this file is a copy, give it another id',
    location: { file: `pages/${copy}` },
    related: [{ location: { file: `pages/${original}` } }],
  });
});
