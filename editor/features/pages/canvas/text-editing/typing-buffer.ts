import { isMacKeyboard } from '../../../../ui/dom/key-names.ts';

/** A text that was asked for and is not open yet, and what was typed meanwhile. */
export interface WaitingText {
  /** Undefined while its block is not drawn yet. */
  readonly path: string | undefined;
  /** The block that the text is in. */
  readonly block: string | undefined;
  /** The block was just added: what is typed takes the place of its first words. */
  readonly isNew: boolean;
  text: string;
  /** Whether keys go on being taken. */
  isTaking: boolean;
}

/** A text that can be asked for: its block is drawn. */
export interface WantedText extends Pick<WaitingText, 'block' | 'isNew'> {
  readonly path: string;
}

/** What of a pressed key is looked at. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

/** The keys of somebody who has added a text and types already. */
export interface HeldKeys {
  /** False when the text is begun, or they have given up. */
  readonly isWanted: () => boolean;
  /** There is no text to type them into: returns what is lost with them, which is nothing when they are wanted no more. */
  readonly drop: () => string;
}

export interface TypedAhead {
  /**
   * A block was just added: until its text is begun, or the keys are dropped, what is typed is typed into it. The focus may
   * go anywhere but into a field meanwhile.
   */
  readonly hold: (block: string) => HeldKeys;
  /** Another text is asked for, or the same one again: what was typed into it before is still there. */
  readonly begin: (wanted: WantedText) => WaitingText;
  /** Whether it is still the text that is waited for. */
  readonly isWanted: (waiting: WaitingText) => boolean;
  /** It can be opened, or nobody wants it any more: nothing is kept. */
  readonly end: () => void;
  /** The focus came to something: where it is not the block, or a field, its keys mean what they always do. */
  readonly focusOn: (block: string | undefined, isField?: boolean) => void;
  /** Somebody has chosen something else with the pointer, while the text is not begun. */
  readonly leave: () => void;
  /** True for a key that belongs to the text: a letter, what takes one back, what gives up, and what would move in it. */
  readonly takeKey: (event: TypedKey, block: string | undefined) => boolean;
}

/** The page may be loaded anew while the text is waited for: what was typed is there afterwards. */
const KEPT = 'quoin-typed';

/** Keeps what is typed into a text while the program that it is written with is on its way, and when it does not come. */
export function createTypedAhead(kept: Storage): TypedAhead {
  let now: WaitingText | undefined;
  const keep = (waiting: WaitingText, text: string) => {
    waiting.text = text;
    if (waiting.path !== undefined) kept.setItem(KEPT, JSON.stringify([waiting.path, text]));
  };
  const end = () => {
    now = undefined;
    kept.removeItem(KEPT);
  };
  return {
    hold: (block) => {
      const own: WaitingText = { path: undefined, block, isNew: true, text: '', isTaking: true };
      now = own;
      const isWanted = () => now === own;
      const drop = () => {
        if (!isWanted()) return '';
        // What is kept is of another text.
        now = undefined;
        return own.text;
      };
      return { isWanted, drop };
    },
    begin: ({ path, block, isNew }) => {
      const before = now?.path === path || isHeldFor(now, block) ? now : undefined;
      const text = before?.text ?? keptFor(kept, path);
      now = { path, block, isNew: isNew || before?.isNew === true, text, isTaking: true };
      if (text !== '') keep(now, text);
      return now;
    },
    isWanted: (waiting) => now === waiting,
    end,
    focusOn: (block, isField = false) => {
      if (now === undefined) return;
      // What a block was chosen in gives the focus back to its button; to a field somebody has gone.
      if (now.path === undefined ? isField : block !== now.block) now.isTaking = false;
    },
    leave: () => {
      if (now !== undefined && now.path === undefined) now.isTaking = false;
    },
    takeKey: (event, block) => {
      if (now?.isTaking !== true) return false;
      const isHeld = now.path === undefined;
      if (!isHeld && (block === undefined || block !== now.block)) return false;
      if (event.key === 'Escape') end();
      else if (isPrintable(event)) keep(now, now.text + event.key);
      else if (isPlain(event) && event.key === 'Backspace') keep(now, [...now.text].slice(0, -1).join(''));
      else return isPlain(event) && (MOVES.test(event.key) || (isHeld && LEAVES.test(event.key)));
      return true;
    },
  };
}

/** There is nowhere to move yet, and the block is not meant. */
const MOVES = /^(?:Arrow|Page|Home$|End$|Delete$)/;
/** Where the focus is by chance, these would press something, or go on from it. */
const LEAVES = /^(?:Enter|Tab|F2)$/;

function isHeldFor(waiting: WaitingText | undefined, block: string | undefined): boolean {
  return waiting !== undefined && waiting.path === undefined && waiting.block === block;
}

function keptFor(kept: Storage, path: string): string {
  const [of, text] = JSON.parse(kept.getItem(KEPT) ?? '[]') as readonly unknown[];
  return of === path && typeof text === 'string' ? text : '';
}

/** On many keyboards `@` is typed with AltGr, which some systems tell as Control and Alt; on a Mac with Option. */
function isPrintable(event: TypedKey): boolean {
  if ([...event.key].length !== 1) return false;
  return (
    event.getModifierState('AltGraph') ||
    isPlain(event) ||
    (isMacKeyboard() && !event.ctrlKey && !event.metaKey)
  );
}

function isPlain({ ctrlKey, metaKey, altKey }: Pick<TypedKey, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !altKey;
}
