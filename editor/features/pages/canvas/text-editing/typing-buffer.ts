import { isMacKeyboard } from '../../../../ui/dom/key-names.ts';

/** A requested text that is not open yet, with the keys typed so far. */
export interface PendingText {
  /** Undefined until its block is rendered. */
  readonly path: string | undefined;
  /** Id of the block with the text. */
  readonly block: string | undefined;
  /** The block is new: typed text replaces its placeholder. */
  readonly isNew: boolean;
  text: string;
  /** Whether further keys are captured. */
  isCapturing: boolean;
}

/** Request for a text whose block is rendered. */
export interface TextRequest extends Pick<PendingText, 'block' | 'isNew'> {
  readonly path: string;
}

/** The properties of a key event that the buffer uses. */
export type KeyInput = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** Handle for keys captured for a new block. */
export interface BufferedKeys {
  /** False once the text is requested or the user pressed Escape. */
  readonly isPending: () => boolean;
  /** Discards the buffer and returns its text, or an empty string when nothing is pending. */
  readonly discard: () => string;
}

export interface TypingBuffer {
  /**
   * Captures keys for a new block until its text is requested or the buffer is discarded. The focus may move
   * anywhere except into a field.
   */
  readonly captureFor: (block: string) => BufferedKeys;
  /** Requests a text. Keys typed for the same text before are kept. */
  readonly request: (request: TextRequest) => PendingText;
  /** Whether the text is still the requested one. */
  readonly isPending: (pendingText: PendingText) => boolean;
  /** Clears the buffer, because the text opens or the user gave up. */
  readonly end: () => void;
  /** Reports a focus change. Capturing ends when the focus leaves the block or enters a field. */
  readonly focusOn: (block: string | undefined, isField?: boolean) => void;
  /** Reports a pointer press. Capturing for a new block ends. */
  readonly release: () => void;
  /** Returns true for keys that belong to the text: characters, Backspace, Escape and navigation keys. */
  readonly handleKey: (event: KeyInput, block: string | undefined) => boolean;
}

/** Session storage keeps typed text across a reload while the editor is loading. */
const STORAGE_KEY = 'quoin-typed';

/** Buffers typed keys while the text editor is loading, also when loading fails. */
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
        // The stored text belongs to another block.
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
      // A closing menu restores the focus to its button. A focused field means that the user went there.
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

/** Swallowed: there is no caret to move yet, and the block must not move. */
const NAVIGATION_KEYS = /^(?:Arrow|Page|Home$|End$|Delete$)/;
/** Swallowed: these keys would activate or leave the element that happens to have the focus. */
const ACTIVATION_KEYS = /^(?:Enter|Tab|F2)$/;

function isCapturedFor(pendingText: PendingText | undefined, block: string | undefined): boolean {
  return pendingText !== undefined && pendingText.path === undefined && pendingText.block === block;
}

function storedText(storage: Storage, path: string): string {
  const [of, text] = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]') as readonly unknown[];
  return of === path && typeof text === 'string' ? text : '';
}

/**
 * On many keyboards `@` is typed with AltGr, which some systems report as Control and Alt, and on a Mac with
 * Option.
 */
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
