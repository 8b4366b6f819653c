import { expect, it } from 'vitest';
import type { Theme } from '../theme.ts';
import { unusedByTheme } from './unused-by-theme.ts';

const TEMPLATE = { name: 'a', text: '', pieces: [] };
const PARTS = {
  conf: { navigations: [{ name: 'main' }] } as unknown as Theme['conf'],
  pages: { '404': TEMPLATE },
};
const TAGS: Theme['tags'] = [
  { kind: 'navigation', key: 'n', navigationId: 'side' },
  { kind: 'block-field', key: 'f', fieldId: 'footer' },
  { kind: 'block-field', key: 's', fieldId: 'side-*' },
];
const THEME = { ...PARTS, layouts: { default: TEMPLATE }, tags: TAGS, css: '.theme-ink {} .theme-inky-2 {}' };

const unused = (...documents: Parameters<typeof unusedByTheme>[0] extends Iterable<infer D> ? D[] : never) =>
  unusedByTheme(documents, { theme: THEME, from: { css: '.theme-ink {} .theme-inky {}' } });

it('lists layouts, templates and color themes of sections that the theme does not have', () => {
  const sections = { a: { theme: 'inky' }, b: { theme: 'ink' }, c: { theme: 'inky' }, d: { theme: 'plain' } };
  expect(
    unused(
      { key: 'page:home', body: { regionName: 'home', sections } },
      { key: 'page:about', body: { regionName: 'default', template: 'about' } },
      { key: 'page:404', body: { template: '404' } },
      { key: 'collection:shop', body: { regionName: 'home' } },
    ),
  ).toEqual([
    { kind: 'layout', name: 'home', count: 2 },
    { kind: 'template', name: 'about', count: 1 },
    { kind: 'section-colors', name: 'inky', count: 2 },
  ]);
});

it('lists menus and block fields with content that the theme does not show', () => {
  const blocks = { a: {}, b: {} };
  expect(
    unused(
      { key: 'block-field:footer', body: { blocks } },
      { key: 'block-field:side-home', body: { blocks } },
      { key: 'block-field:header', body: { blocks } },
      { key: 'block-field:empty', body: { blocks: {} } },
      { key: 'navigation:main', body: { items: { a: {} } } },
      { key: 'navigation:side', body: { items: { a: {} } } },
      { key: 'navigation:legal', body: { items: { a: {} } } },
    ),
  ).toEqual([
    { kind: 'area', name: 'header', count: 2 },
    { kind: 'menu', name: 'legal', count: 1 },
  ]);
});

it('lists everything that a theme without tags, pages and menus cannot show', () => {
  const theme = { ...THEME, conf: { navigations: [] } as unknown as Theme['conf'], pages: {}, tags: [] };
  const documents = [
    { key: 'block-field:footer', body: { blocks: { a: {} } } },
    { key: 'page:a', body: { regionName: 'constructor', template: 'toString' } },
  ] as const;
  expect(unusedByTheme(documents, { theme, from: THEME }).map(({ kind }) => kind)).toEqual([
    'layout',
    'template',
    'area',
  ]);
});
