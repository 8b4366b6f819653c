import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Doc } from '../../../compiler/model/index.ts';
import { ApiFailure } from '../../core/api/api-failure.ts';
import {
  type OpenPart,
  openInEditor,
  shownMessages,
  waitUntil,
} from '../../core/hooks/testing/open-in-editor.tsx';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { byRole } from '../../testing/roles.ts';
import { ThemesPanel } from './themes-panel.tsx';

const SETTINGS = {
  schemaVersion: 1,
  theme: 'theme',
  design: { preset: 'Cobalt' },
  website: { siteTitle: 'A' },
};
const DOCS: readonly Doc[] = [{ key: SETTINGS_KEY, rev: 1, updatedAt: 0, updatedBy: 'test', body: SETTINGS }];
const presets = [{ title: 'Salmon', colors: ['#f9e7da', '#222222'] }];
const THEMES = [
  { folder: 'theme', name: 'Kiln', isBundled: false, presets: [] },
  { folder: 'themes/gazette', name: 'Gazette', description: 'A magazine', isBundled: true, presets },
  { folder: 'themes/broken', name: 'Broken', isBundled: false, presets: [] },
];
const TEMPLATE = { name: 'site', text: '<body>{squarespace.main-content}</body>', pieces: [] };
const CONF = { layouts: {}, navigations: [], stylesheets: [], systemCollections: [], customTypes: [] };
const THEME = {
  ...{
    conf: CONF,
    layouts: { default: TEMPLATE },
    collections: {},
    pages: {},
    partials: {},
    partialTexts: {},
  },
  ...{ blocks: {}, strings: {}, tweaks: [], presets: [], css: '', files: [], tags: [] },
};

let part: OpenPart;
const addTheme = vi.fn(async () => undefined);
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

async function open(path = '/config/settings/theme'): Promise<void> {
  const theme = async (folder = 'theme') => {
    if (folder === 'themes/broken') throw new ApiFailure('not-found', 404, {});
    return { theme: THEME, folder, design: {} };
  };
  part = await openInEditor(<ThemesPanel />, {
    docs: DOCS,
    path,
    api: {
      themes: async () => ({ themes: THEMES }),
      theme,
      themeStyles: async () => ({ css: '' }),
      addTheme,
    },
  });
  await waitUntil(() => document.body.textContent?.includes('This theme has errors') === true);
}

const settings = () => part.editor.store.states.getState().head.get(SETTINGS_KEY);
const button = (name: string) => byRole(document.body, { role: 'button', name });
const press = (name: string) => act(async () => button(name).click());
const cards = () =>
  [...part.container.querySelectorAll('h2')].map((heading) => heading.closest('li')?.textContent);

it('lists the themes with their presets, marks the current one, and offers no broken one', async () => {
  await open();
  expect(cards()).toEqual([
    expect.stringContaining('This theme has errors. Run quoin check in its folder.Broken'),
    expect.stringContaining('GazetteA magazineSalmon'),
    expect.stringContaining('KilnCurrent'),
  ]);
  expect(
    ['Preview Broken', 'Use this theme: Broken'].map((name) => button(name).hasAttribute('disabled')),
  ).toEqual([true, true]);
});

it('copies a theme that comes with Quoin, uses it, and lists what is kept', async () => {
  await open();
  await press('Use this theme: Gazette');
  expect(addTheme).toHaveBeenCalledExactlyOnceWith({ folder: 'themes/gazette' });
  expect(settings()).toEqual({
    ...SETTINGS,
    theme: 'themes/gazette',
    design: {},
    otherThemes: { theme: { design: { preset: 'Cobalt' } } },
  });
  expect(part.container.textContent).toContain('Styles for KilnPreset Cobalt');
  expect(part.container.textContent).toContain('Your styles for this theme are saved.');
  await act(async () => void (await shownMessages()[0]?.press('Undo')));
  expect(settings()).toEqual(SETTINGS);
});

it('changes nothing when a theme cannot be copied', async () => {
  addTheme.mockRejectedValueOnce(new ApiFailure('rejected', 404, { message: 'The site has no such theme.' }));
  await open();
  await press('Use this theme: Gazette');
  expect(settings()).toEqual(SETTINGS);
  expect(shownMessages()[0]?.text).toContain('The site has no such theme.');
});

it('previews a theme without changing the site, and ignores an unknown one in the address', async () => {
  await open('/config/settings/theme?preview=../../etc');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  await press('Preview Gazette');
  expect(part.history.location.search).toBe('?preview=themes%2Fgazette');
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Preview Gazette');
  await press('Back');
  await waitUntil(() => document.querySelector('[role="dialog"]') === null);
  expect([settings(), addTheme.mock.calls.length]).toEqual([SETTINGS, 0]);
});
