import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Doc, type Theme, valueAt } from '../../../compiler/model/index.ts';
import { type OpenPart, openInEditor, waitUntil } from '../../core/hooks/testing/open-in-editor.tsx';
import { allByRole, byRole } from '../../testing/roles.ts';
import { HeaderFooterPanel } from './header-footer-panel.tsx';

const common = { isForScripts: false, category: 'Header' };
const KILN = {
  layouts: {
    default: {
      name: 'site.region',
      text: '{website.logoImageUrl}{website.siteTagLine}{localizedStrings.footerNote}',
      pieces: [],
    },
  },
  partialTexts: {},
  tags: ['header', 'footer'].map((fieldId) => ({ kind: 'block-field', key: fieldId, fieldId })),
  tweaks: [{ ...common, kind: 'checkbox', name: 'tweak-cart-show', title: 'Cart', default: true }],
  presets: [],
  css: '',
} as unknown as Theme;
const BARE = { ...KILN, layouts: {}, tags: [], tweaks: [] } as unknown as Theme;

const doc = (key: Doc['key'], body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const DOCS = [
  doc('settings:site', { website: { siteTitle: 'Olaria' } }),
  doc('block-field:footer', {
    blocks: { hours: { kind: 2, order: 'a0', value: { markdown: 'Open on Saturdays' } } },
  }),
];

let part: OpenPart;
afterEach(() => part.close());

const onShowArea = vi.fn();
const onOpenBlock = vi.fn();

async function open(theme: Theme = KILN): Promise<void> {
  onShowArea.mockClear();
  onOpenBlock.mockClear();
  part = await openInEditor(
    <HeaderFooterPanel
      onClose={() => undefined}
      onShowArea={onShowArea}
      onOpenBlock={onOpenBlock}
      onEditNavigation={() => undefined}
    />,
    { docs: DOCS, api: { theme: async () => ({ theme }) } },
  );
  await waitUntil(() => allByRole(part.container, { role: 'tab', name: 'Header' }).length > 0);
}

const body = (key: Doc['key']) => part.editor.store.states.getState().head.get(key);
const press = (role: string, name: string) => act(async () => byRole(part.container, { role, name }).click());

describe('header and footer', () => {
  it('have the elements that the theme offers', async () => {
    await open();
    await press('button', 'Layout and elements');
    await act(async () => part.container.querySelector<HTMLElement>('[data-tweak] input')?.click());
    expect(valueAt(body('settings:site'), ['design', 'tweaks'])).toEqual({ 'tweak-cart-show': false });
    await act(async () => void part.editor.store.undo());
    expect(valueAt(body('settings:site'), ['design'])).toBeUndefined();
  });

  it('have the tagline, if the theme shows it', async () => {
    await open();
    expect(allByRole(part.container, { role: 'textbox', name: 'Tagline' })).toHaveLength(1);
    part.close();
    await open(BARE);
    expect(allByRole(part.container, { role: 'textbox', name: 'Tagline' })).toHaveLength(0);
  });

  it('have a button in the header with one press, which is then shown with its settings', async () => {
    await open();
    await press('button', 'Header blocks');
    await press('button', 'Add button');
    expect(Object.values(Object(body('block-field:header')).blocks)).toMatchObject([{ kind: 53 }]);
    expect(onOpenBlock).toHaveBeenCalledWith(
      'block-field:header',
      Object.keys(Object(body('block-field:header')).blocks)[0],
    );
  });

  it('show the part of the chosen tab on the page, with its blocks', async () => {
    await open();
    await press('tab', 'Footer');
    expect(onShowArea).toHaveBeenCalledWith('block-field:footer');
    await press('button', 'Text: Open on Saturdays');
    expect(onOpenBlock).toHaveBeenCalledWith('block-field:footer', 'hours');
  });

  it('say what a theme without areas, logo and copyright line fixes', async () => {
    await open(BARE);
    const text = () => part.container.textContent ?? '';
    expect(text()).toContain('This theme shows no logo.');
    await press('button', 'Header blocks');
    expect(text()).toContain('The header of this theme has no area for blocks.');
    await press('tab', 'Footer');
    expect(onShowArea).not.toHaveBeenCalled();
    expect(text()).toContain('The footer of this theme has no area for blocks.');
    await press('button', 'Copyright and contact');
    expect(text()).toContain('The footer of this theme has no copyright line.');
  });
});
