import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor, shownTexts } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../../testing/roles.ts';
import type { LayoutDevice } from '../../model/page-layout.ts';
import { useBlockActions } from './use-block-actions.ts';
import { useBlockKeys } from './use-block-keys.ts';

const HOME: DocKey = 'page:home';
const block = (order: string, row: number) => ({
  kind: 2,
  section: 'top',
  order,
  layout: { desktop: { col: 3, span: 8, row, rows: 2 }, phone: { col: 1, span: 24, row, rows: 2 } },
  value: { markdown: order },
});
const BODY = {
  pageType: 2,
  title: 'Home',
  urlId: 'home',
  seo: {},
  sections: { top: { order: 'a0' }, end: { order: 'a1' } },
  blocks: { text: block('a0', 1), image: block('a1', 3) },
};

const onEdit = vi.fn();
const onLeave = vi.fn();
const onSelect = vi.fn();
let part: OpenPart;
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

function Block({ device }: { readonly device: LayoutDevice }) {
  const actions = useBlockActions({ doc: HOME, device, onSelect });
  const onKey = useBlockKeys();
  return (
    <button
      type="button"
      onKeyDown={(event) => onKey(event, { blockId: 'text', device, actions, onEdit, onLeave })}
    >
      Text
    </button>
  );
}

async function open(device: LayoutDevice = 'desktop', blocks: object = BODY.blocks): Promise<void> {
  const docs = [{ key: HOME, rev: 1, updatedAt: 0, updatedBy: 'test', body: { ...BODY, blocks } }];
  part = await openInEditor(<Block device={device} />, { docs });
}

/** Returns whether the block handled the key. */
async function press(key: string, held: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  await act(async () => void byRole(part.container, { role: 'button', name: 'Text' }).dispatchEvent(event));
  return event.defaultPrevented;
}

const at = (...path: readonly string[]) => valueAt(part.editor.store.states.getState().head.get(HOME), path);
const cell = () => at('blocks', 'text', 'layout', 'desktop');

describe('the keys of a block', () => {
  it.each([
    ['ArrowRight', {}, { col: 4, span: 8, row: 1, rows: 2 }],
    ['ArrowLeft', {}, { col: 2, span: 8, row: 1, rows: 2 }],
    ['ArrowDown', {}, { col: 3, span: 8, row: 2, rows: 2 }],
    ['ArrowRight', { shiftKey: true }, { col: 3, span: 9, row: 1, rows: 2 }],
    ['ArrowUp', { shiftKey: true }, { col: 3, span: 8, row: 1, rows: 1 }],
  ])('move and resize it by a cell: %s %j (R-SHELL-APP-06)', async (key, held, expected) => {
    await open();
    expect([await press(key, held), cell()]).toEqual([true, expected]);
  });

  it('move it to another section', async () => {
    await open();
    await press('ArrowDown', { altKey: true });
    expect(at('blocks', 'text', 'section')).toBe('end');
  });

  it.each(['phone', 'desktop'] as const)('swap it with the next one: %s', async (device) => {
    await open(device);
    await press('ArrowDown', { ctrlKey: device === 'desktop' });
    const row = (id: string) => Number(at('blocks', id, 'layout', device, 'row'));
    expect(row('text')).toBeGreaterThan(row('image'));
  });

  it('duplicate and delete it', async () => {
    await open();
    await press('d', { metaKey: true });
    expect(Object.keys(Object(at('blocks')))).toHaveLength(3);
    await press('Delete');
    expect(at('blocks', 'text')).toBeUndefined();
    expect(onSelect).toHaveBeenLastCalledWith({ kind: 'block', id: expect.any(String) });
  });

  it('duplicate nothing on a full page, and say what the limit is (R-DATA-LIMIT-11)', async () => {
    const others = Array.from({ length: 59 }, (_, row) => [`b${row}`, block('a1', row + 3)] as const);
    await open('desktop', { text: BODY.blocks.text, ...Object.fromEntries(others) });
    await press('d', { metaKey: true });
    expect(Object.keys(Object(at('blocks')))).toHaveLength(60);
    expect(shownTexts()).toEqual(['A page can have up to 60 blocks.']);
  });

  it('open and leave it; other keys are those of the browser', async () => {
    await open();
    expect([await press('F2'), await press('Escape'), await press('d'), await press('Tab')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([onEdit.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  });
});
