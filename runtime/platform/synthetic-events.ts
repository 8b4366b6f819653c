import { splitName } from './subscriptions.ts';

/** Events of the browser that an event of the platform consists of. */
export interface EventPart<Listener> {
  readonly type: string;
  readonly listener: Listener;
  /** What follows the listener in the call, without what describes the event. */
  readonly args: readonly unknown[];
  /** Where the browser dispatches the event: by default, the element that is subscribed. */
  readonly source?: EventTarget;
  readonly isMeant?: (event: Event) => boolean;
}

/** Events that the browser names otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  tap: 'click',
  valuechange: 'input',
  valueChange: 'input',
  mousewheel: 'wheel',
  windowresize: 'resize',
};

/** Events that do not bubble, and those that are delegated instead. */
export const BUBBLING: Readonly<Record<string, string>> = {
  mouseenter: 'mouseover',
  mouseleave: 'mouseout',
  focus: 'focusin',
  blur: 'focusout',
};

/** Returns the parts of an event: `hover` has two, others have one. */
export function eventParts<Listener>(
  target: Node,
  name: string,
  listener: Listener,
  args: readonly unknown[],
): readonly EventPart<Listener>[] {
  const { type } = splitName(name);
  const [first, ...rest] = args;
  if (type === 'key') return [{ ...keyEvent(String(first)), listener, args: rest }];
  if (type === 'hover')
    return [
      { type: 'mouseenter', listener, args: rest },
      { type: 'mouseleave', listener: first as Listener, args: rest },
    ];
  if (!type.endsWith(OUTSIDE)) return [{ type: NAMES[type] ?? type, listener, args }];
  const isMeant = (event: Event) => !target.contains(event.target as Node);
  const inside = type.slice(0, -OUTSIDE.length);
  return [{ type: BUBBLING[inside] ?? inside, listener, args, source: document, isMeant }];
}

/** `clickoutside`: a click on anything but the element and what is in it. */
const OUTSIDE = 'outside';

const KEY_CODES: Readonly<Record<string, number>> = {
  backspace: 8,
  tab: 9,
  enter: 13,
  esc: 27,
  pageup: 33,
  pagedown: 34,
};

/** The event of `enter`, `esc`, `down:27,13`, `up:a+shift`, … */
function keyEvent(description: string): Required<Pick<EventPart<unknown>, 'type' | 'isMeant'>> {
  const [, kind, list = ''] = /^(?:(up|down|press):)?(.*)$/.exec(description) ?? [];
  const [names = '', ...modifiers] = list.toLowerCase().split('+');
  const keys = names.split(',').filter((key) => key !== '');
  const isCharacter = keys.every((key) => /^\D$/.test(key));
  return {
    type: `key${kind ?? (isCharacter ? 'press' : 'down')}`,
    isMeant: (event) =>
      (keys.length === 0 || keys.some((key) => isKey(event as KeyboardEvent, key))) &&
      modifiers.every((modifier) => Reflect.get(event, `${modifier}Key`)),
  };
}

/** Whether an event is of a key with this name or code. */
function isKey({ keyCode, key = '' }: KeyboardEvent, name: string): boolean {
  return keyCode === (KEY_CODES[name] ?? Number(name)) || (/\D/.test(name) && key.toLowerCase() === name);
}
