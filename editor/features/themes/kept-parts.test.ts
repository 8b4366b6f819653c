import { expect, it } from 'vitest';
import type { Bodies, DocKey, Theme } from '../../../compiler/model/index.ts';
import { keptStyles, unusedParts } from './kept-parts.ts';

const THEME = {
  conf: { layouts: {}, navigations: [] },
  layouts: {},
  pages: {},
  tags: [],
  tweaks: [],
  css: '',
};
const PLAIN = THEME as unknown as Theme;
const RICH = {
  ...THEME,
  conf: { layouts: { home: { name: 'Home' } }, navigations: [{ name: 'legal', title: 'Legal links' }] },
  tags: [{ kind: 'block-field', key: 'f', fieldId: 'footer', label: 'Footer' }],
  tweaks: [{ name: 'logoHeight', title: 'Logo height' }],
  css: '.theme-ink{}',
} as unknown as Theme;

it('lists the styles of other themes with their titles', () => {
  const design = { preset: 'Cobalt', tweaks: { logoHeight: 60, gone: 1 }, customCss: 'a {}' };
  const otherThemes = { theme: { design }, '../kiln': {} };
  const bodies: Bodies = new Map([['settings:site' as DocKey, { otherThemes }]]);
  const names = { nameOf: () => 'Kiln', themeIn: () => RICH };
  expect(keptStyles(bodies, names)).toEqual([
    { id: 'styles theme', title: 'Styles for Kiln', note: 'Preset Cobalt · Logo height · gone · Custom CSS' },
  ]);
});

it('calls what a theme does not show as the themes do that have it', () => {
  const bodies: Bodies = new Map<DocKey, unknown>([
    ['page:a', { regionName: 'home', template: 'about', sections: { s: { theme: 'ink' } } }],
    ['block-field:footer', { blocks: { a: {}, b: {} } }],
    ['navigation:legal', { items: { a: {} } }],
  ]);
  expect(unusedParts(bodies, PLAIN, [PLAIN, RICH]).map(({ title, note }) => `${title}: ${note}`)).toEqual([
    'Layout “Home”: 1 page',
    'Template “about”: 1 page',
    'Section colors “ink”: 1 section',
    'Blocks in “Footer”: 2 blocks',
    'Menu “Legal links”: 1 link',
  ]);
  expect(unusedParts(bodies, PLAIN, [PLAIN]).map(({ title }) => title)[0]).toBe('Layout “home”');
});
