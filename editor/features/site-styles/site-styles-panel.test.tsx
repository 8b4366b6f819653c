import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Doc, type Preset, type Tweak, valueAt } from '../../../compiler/model/index.ts';
import {
  type OpenPart,
  openInEditor,
  shownMessages,
  waitUntil,
} from '../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../testing/roles.ts';
import { SiteStylesPanel } from './site-styles-panel.tsx';

let part: OpenPart;
afterEach(() => part.close());

const common = { isForScripts: false, category: 'Header' };
const TWEAKS: readonly Tweak[] = [
  { ...common, kind: 'color', name: 'ink', title: 'Ink', default: '#111111' },
  { ...common, kind: 'value', name: 'gap', title: 'Gap', default: '20px', unit: 'px', min: 8, max: 96 },
  { ...common, kind: 'checkbox', name: 'sticky', title: 'Sticky', default: false },
];
const PRESETS: readonly Preset[] = [
  { name: 'dusk', title: 'Dusk', tweaks: { ink: '#3d2c4a' }, webFonts: [] },
];
const SETTINGS: Doc = { key: 'settings:site', rev: 1, updatedAt: 0, updatedBy: 'test', body: {} };

async function open(body: object = {}): Promise<void> {
  part = await openInEditor(<SiteStylesPanel onClose={() => undefined} />, {
    docs: [{ ...SETTINGS, body }],
    api: {
      theme: async () => ({ theme: { tweaks: TWEAKS, presets: PRESETS, css: '', conf: { name: 'Kiln' } } }),
    },
  });
  await waitUntil(() => part.container.querySelector('[data-tweak]') !== null);
}

const design = () => valueAt(part.editor.store.states.getState().head.get('settings:site'), ['design']);
const find = (role: string, name: string) => byRole(part.container, { role, name });

it('a style is changed, undone and reset', async () => {
  await open();
  const sticky = part.container.querySelector<HTMLInputElement>('[data-tweak=sticky] input');
  await act(async () => sticky?.click());
  expect(design()).toEqual({ tweaks: { sticky: true } });
  await act(async () => void part.editor.store.undo());
  expect(design()).toBeUndefined();
  await act(async () => void part.editor.store.redo());
  await act(async () => find('button', 'Reset Sticky').click());
  expect(design()).toEqual({ tweaks: {} });
});

it('a style shows the value of the site, then that of its preset, then that of the theme', async () => {
  await open({ design: { preset: 'Dusk', tweaks: { gap: '44px' } } });
  expect(find('button', 'Change Ink: #3d2c4a').textContent).toBe('#3d2c4a');
  expect(part.container.querySelector<HTMLInputElement>('[data-tweak=gap] input')?.value).toBe('44');
  await act(async () => find('button', 'Reset all styles').click());
  expect(design()).toEqual({ preset: 'Dusk', tweaks: {} });
  await act(async () => void (await shownMessages()[0]?.press('Undo')));
  expect(design()).toEqual({ preset: 'Dusk', tweaks: { gap: '44px' } });
});
