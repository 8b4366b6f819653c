import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { ToastProvider } from '../../../../ui/overlays/toast.tsx';
import { createTypingBuffer, type TypingBuffer } from '../text-editing/typing-buffer.ts';
import { useFocusNewBlock } from './use-focus-new-block.ts';

const LOST = 'What you typed couldn’t be added to the text. Open the text and type again.';

/** The screen: the callbacks waiting for the next frame, and the time. */
let frames: Map<number, FrameRequestCallback>;
let now: number;
let ids: number;

let ahead: TypingBuffer;
let root: Root;
let container: HTMLElement;
/** Texts that were opened, with what was typed until then. */
let opened: string[];
let hasText: boolean;
let begin: (blockId: string, isText: boolean) => void;

function Canvas({ doc }: { readonly doc: DocKey }) {
  const write = (block: string) => {
    if (!hasText) return false;
    opened.push(`${block}: ${ahead.request({ path: `${doc}/${block}`, block, isNew: true }).text}`);
    return true;
  };
  begin = useFocusNewBlock({ shownPage: doc, captureFor: ahead.captureFor, openText: write });
  return null;
}

const show = (doc: DocKey | undefined) =>
  act(async () => root.render(<ToastProvider>{doc !== undefined && <Canvas doc={doc} />}</ToastProvider>));

beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  [frames, now, ids, opened, hasText] = [new Map(), 5000, 0, [], true];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (onFrame: FrameRequestCallback) => {
    ids += 1;
    frames.set(ids, onFrame);
    return ids;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  sessionStorage.clear();
  ahead = createTypingBuffer(sessionStorage);
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await show('page:home');
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function pass(milliseconds: number, hertz: number): Promise<void> {
  await act(async () => {
    for (const end = now + milliseconds; now < end; ) {
      now = Math.min(end, now + 1000 / hertz);
      const dueFrames = [...frames.values()];
      frames.clear();
      for (const onFrame of dueFrames) onFrame(now);
    }
  });
}

function renderBlock(id: string): void {
  const block = document.createElement('button');
  block.dataset.block = id;
  document.body.append(block);
}

/** Whether each key is captured for a text. */
function type(...keys: readonly string[]): readonly boolean[] {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, getModifierState: () => false };
  const { activeElement } = document;
  const block = activeElement instanceof HTMLElement ? activeElement.dataset.block : undefined;
  return keys.map((key) => ahead.handleKey({ key, ...plain }, block));
}

/** How often the notification about lost input is shown. */
const losses = () => (document.body.textContent?.split(LOST).length ?? 0) - 1;

describe('a new text block', () => {
  it.each([30, 60, 240])('is opened even when it is rendered after 9 seconds, at %d Hz', async (hertz) => {
    begin('a', true);
    expect(type('a')).toEqual([true]);
    await pass(9000, hertz);
    expect(type('b')).toEqual([true]);
    renderBlock('a');
    await pass(100, hertz);
    expect(opened).toEqual(['a: ab']);
    expect(document.activeElement).toBe(document.querySelector('[data-block=a]'));
    expect(losses()).toBe(0);
  });

  it.each([30, 240])(
    'discards typed keys with a notification when it is not rendered, at %d Hz',
    async (hertz) => {
      begin('a', true);
      type('a');
      await pass(10_100, hertz);
      expect(type('b', 'Enter')).toEqual([false, false]);
      expect(frames.size).toBe(0);
      expect(losses()).toBe(1);
      renderBlock('a');
      await pass(1000, hertz);
      expect(opened).toEqual([]);
    },
  );

  it('discards them when it cannot be edited', async () => {
    hasText = false;
    begin('a', true);
    type('a');
    renderBlock('a');
    await pass(100, 60);
    expect(type('b')).toEqual([false]);
    expect(losses()).toBe(1);
  });

  it.each([false, true])('discards them when another block is added (a text: %s)', async (isText) => {
    begin('a', true);
    type('a');
    await act(async () => begin('b', isText));
    expect(type('b')).toEqual([isText]);
    expect(losses()).toBe(1);
    for (const id of ['a', 'b']) renderBlock(id);
    await pass(100, 60);
    expect(document.activeElement).toBe(document.querySelector('[data-block=b]'));
    expect(opened).toEqual(isText ? ['b: b'] : []);
    expect(losses()).toBe(1);
  });

  it.each([undefined, 'page:other'] as const)('discards them when the user navigates to %s', async (doc) => {
    begin('a', true);
    type('a');
    await show(doc);
    expect(type('b')).toEqual([false]);
    expect(frames.size).toBe(0);
    expect(losses()).toBe(1);
  });

  it('shows no notification when nothing was typed or after Escape', async () => {
    begin('a', true);
    await pass(10_100, 60);
    begin('b', true);
    type('a', 'Escape');
    await pass(10_100, 60);
    expect(type('b')).toEqual([false]);
    expect(losses()).toBe(0);
  });

  it('keeps typed text once it is opened, whatever is added next', async () => {
    begin('a', true);
    type('a');
    renderBlock('a');
    await pass(100, 60);
    await act(async () => begin('b', false));
    expect(losses()).toBe(0);
    expect(type('b')).toEqual([true]);
  });
});
