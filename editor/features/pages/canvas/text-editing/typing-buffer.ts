import { isMacKeyboard } from '../../../../ui/dom/key-names.ts';

/** A text that was asked for and is not open yet, and what was typed meanwhile. */
export interface PendingText {
  /** Undefined while its block is not drawn yet. */
  readonly path: string | undefined;
  /** The block that the text is in. */
  readonly block: string | undefined;
  /** The block was just added: what is typed takes the place of its first words. */
  readonly isNew: boolean;
  text: string;
  /** Whether keys go on being taken. */
  isCapturing: boolean;
}

/** A text that can be asked for: its block is drawn. */
export interface TextRequest extends Pick<PendingText, 'block' | 'isNew'> {
  readonly path: string;
}

/** What of a pressed key is looked at. */
export type KeyInput = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** The keys of somebody who has added a text and types already. */
export interface BufferedKeys {
  /** False when the text is begun, or they have given up. */
  readonly isPending: () => boolean;
  /** There is no text to type them into: returns what is lost with them, which is nothing when they are wanted no more. */
  readonly discard: () => string;
}

export interface TypingBuffer {
  /**
   * A block was just added: until its text is begun, or the keys are dropped, what is typed is typed into it. The focus may
   * go anywhere but into a field meanwhile.
   */
  readonly captureFor: (block: string) => BufferedKeys;
  /** Another text is asked for, or the same one again: what was typed into it before is still there. */
  readonly request: (request: TextRequest) => PendingText;
  /** Whether it is still the text that is waited for. */
  readonly isPending: (pendingText: PendingText) => boolean;
  /** It can be opened, or nobody wants it any more: nothing is kept. */
  readonly end: () => void;
  /** The focus came to something: where it is not the block, or a field, its keys mean what they always do. */
  readonly focusOn: (block: string | undefined, isField?: boolean) => void;
  /** Somebody has chosen something else with the pointer, while the text is not begun. */
  readonly release: () => void;
  /** True for a key that belongs to the text: a letter, what takes one back, what gives up, and what would move in it. */
  readonly handleKey: (event: KeyInput, block: string | undefined) => boolean;
}

/** The page may be loaded anew while the text is waited for: what was typed is there afterwards. */
const STORAGE_KEY = 'quoin-typed';

/** Keeps what is typed into a text while the program that it is written with is on its way, and when it does not come. */
export function createTypingBuffer(storage: Storage): TypingBuffer {
  let pending: PendingText | undefined;
  const buffer = (pendingText: PendingText, text: string) => {
    pendingText.text = text;
    if (pendingText.path !== undefined)
      storage.setItem(STORAGE_KEY, JSON.stringify([pendingText.path, text]));
  };
  const end = () => {
    pending = undefined;
    storage.removeItem(STORAGE_KEY);
  };
  return {
    captureFor: (block) => {
      const own: PendingText = { path: undefined, block, isNew: true, text: '', isCapturing: true };
      pending = own;
      const isPending = () => pending === own;
      const discard = () => {
        if (!isPending()) return '';
        // What is kept is of another text.
        pending = undefined;
        return own.text;
      };
      return { isPending, discard };
    },
    request: ({ path, block, isNew }) => {
      const previous = pending?.path === path || isCapturedFor(pending, block) ? pending : undefined;
      const text = previous?.text ?? storedText(storage, path);
      pending = { path, block, isNew: isNew || previous?.isNew === true, text, isCapturing: true };
      if (text !== '') buffer(pending, text);
      return pending;
    },
    isPending: (pendingText) => pending === pendingText,
    end,
    focusOn: (block, isField = false) => {
      if (pending === undefined) return;
      // What a block was chosen in gives the focus back to its button; to a field somebody has gone.
      if (pending.path === undefined ? isField : block !== pending.block) pending.isCapturing = false;
    },
    release: () => {
      if (pending !== undefined && pending.path === undefined) pending.isCapturing = false;
    },
    handleKey: (event, block) => {
      if (pending?.isCapturing !== true) return false;
      const isBlockPending = pending.path === undefined;
      if (!isBlockPending && (block === undefined || block !== pending.block)) return false;
      if (event.key === 'Escape') end();
      else if (isPrintable(event)) buffer(pending, pending.text + event.key);
      else if (isPlain(event) && event.key === 'Backspace')
        buffer(pending, [...pending.text].slice(0, -1).join(''));
      else
        return (
          isPlain(event) &&
          (NAVIGATION_KEYS.test(event.key) || (isBlockPending && ACTIVATION_KEYS.test(event.key)))
        );
      return true;
    },
  };
}

/** There is nowhere to move yet, and the block is not meant. */
const NAVIGATION_KEYS = /^(?:Arrow|Page|Home$|End$|Delete$)/;
/** Where the focus is by chance, these would press something, or go on from it. */
const ACTIVATION_KEYS = /^(?:Enter|Tab|F2)$/;

function isCapturedFor(pendingText: PendingText | undefined, block: string | undefined): boolean {
  return pendingText !== undefined && pendingText.path === undefined && pendingText.block === block;
}

function storedText(storage: Storage, path: string): string {
  const [of, text] = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as readonly unknown[];
  return of === path && typeof text === 'string' ? text : '';
}

/** On many keyboards `@` is typed with AltGr, which some systems tell as Control and Alt; on a Mac with Option. */
function isPrintable(event: KeyInput): boolean {
  if ([...event.key].length !== 1) return false;
  return (
    event.getModifierState('AltGraph') ||
    isPlain(event) ||
    (isMacKeyboard() && !event.ctrlKey && !event.metaKey)
  );
}

function isPlain({ ctrlKey, metaKey, altKey }: Pick<KeyInput, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
