import { visibleFocusable } from './focusable.ts';
import { isMadeFocusable, makeFocusable } from './make-focusable.ts';

/** What the keyboard has pressed, and what visitors could reach before. */
interface Pressed {
  readonly element: HTMLElement;
  readonly before: ReadonlySet<HTMLElement>;
}

/**
 * Opens menus by keyboard that a theme opens for a pointer only. Nothing changes until the first Tab. Enter and space press an
 * element; the next Tab goes to what it has opened, wherever it is in the page; Escape in there closes it again.
 */
export function mountKeyboard(): void {
  let pressed: readonly Pressed[] = [];
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Tab') {
      makeFocusable();
      const last = pressed.at(-1);
      if (last?.element === target && !event.shiftKey) moveInto(last, event);
    } else if ((key === 'Enter' || key === ' ') && isToggle(target)) {
      const others = pressed.filter(({ element }) => element !== target);
      pressed = [...others, { element: target, before: new Set(visibleFocusable()) }];
      if (isMadeFocusable(target)) press(target, event);
    } else if (key === 'Escape') {
      const open = pressed.findLast((each) => isIn(each, target));
      pressed = pressed.slice(0, open && pressed.indexOf(open));
      if (open) close(open);
    }
  });
}

function moveInto(pressed: Pressed, event: Event): void {
  const [first] = openedBy(pressed);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

function press(element: HTMLElement, event: Event): void {
  event.preventDefault();
  click(element);
}

/** Whether the focus is on an element that has opened something, or in what it has opened. */
function isIn(pressed: Pressed, target: EventTarget | null): boolean {
  const opened = openedBy(pressed);
  return opened.length > 0 && (target === pressed.element || opened.some((each) => each === target));
}

function close({ element }: Pressed): void {
  click(element);
  element.focus();
}

/** Links to `#` are buttons of themes, too; browsers press them. */
function isToggle(target: EventTarget | null): target is HTMLElement {
  return isMadeFocusable(target) || (target instanceof Element && target.matches('a[href="#"]'));
}

/** Drawings have no method for this. */
function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
}

function openedBy({ before }: Pressed): readonly HTMLElement[] {
  return visibleFocusable().filter((element) => !before.has(element));
}
