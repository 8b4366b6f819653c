import { isMacKeyboard } from '../../../../kit/key-names.ts';

/** A text that was asked for and is not open yet, and what was typed meanwhile. */
export interface WaitingText {
  readonly path: string;
  /** The block that the text is in. */
  readonly block: string | undefined;
  text: string;
  /** Whether keys on the block go on being taken. */
  isTaking: boolean;
}

/** What of a pressed key is looked at. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

export interface TypedAhead {
  /** Another text is asked for, or the same one again: what was typed into it before is still there. */
  readonly begin: (path: string, block: string | undefined) => WaitingText;
  /** Whether it is still the text that is waited for. */
  readonly isWanted: (waiting: WaitingText) => boolean;
  /** It can be opened, or nobody wants it any more: nothing is kept. */
  readonly end: () => void;
  /** The focus came to something: where it is not the block, its keys mean what they always do. */
  readonly focusOn: (block: string | undefined) => void;
  /** True for a key that belongs to the text: a letter, what takes one back, and what gives up. */
  readonly takeKey: (event: TypedKey, block: string | undefined) => boolean;
}

/** The page may be loaded anew while the text is waited for: what was typed is there afterwards. */
const KEPT = 'quoin-typed';

/** Keeps what is typed into a text while the program that it is written with is on its way, and when it does not come. */
export function createTypedAhead(kept: Storage): TypedAhead {
  let now: WaitingText | undefined;
  const keep = (waiting: WaitingText, text: string) => {
    waiting.text = text;
    kept.setItem(KEPT, JSON.stringify([waiting.path, text]));
  };
  const end = () => {
    now = undefined;
    kept.removeItem(KEPT);
  };
  return {
    begin: (path, block) => {
      const text = now?.path === path ? now.text : keptFor(kept, path);
      now = { path, block, text, isTaking: true };
      return now;
    },
    isWanted: (waiting) => now === waiting,
    end,
    focusOn: (block) => {
      if (now !== undefined && block !== now.block) now.isTaking = false;
    },
    takeKey: (event, block) => {
      if (now?.isTaking !== true || block === undefined || block !== now.block) return false;
      if (event.key === 'Escape') end();
      else if (isPrintable(event)) keep(now, now.text + event.key);
      else if (isPlain(event) && event.key === 'Backspace') keep(now, [...now.text].slice(0, -1).join(''));
      // There is nothing behind what was typed, and the block is not meant.
      else return isPlain(event) && event.key === 'Delete';
      return true;
    },
  };
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
