import { findPressable } from './find-pressable.ts';

/** Elements that the keyboard reaches because of `makeFocusable`. */
const added = new WeakSet<EventTarget>();

export function isMadeFocusable(target: EventTarget | null): target is HTMLElement {
  return target !== null && added.has(target);
}

/** Lets the keyboard reach what can be pressed, as a button where its element has no role of its own. */
export function makeFocusable(): void {
  for (const element of findPressable()) {
    added.add(element);
    element.tabIndex = 0;
    if (!element.matches(WITH_ROLE)) element.setAttribute('role', 'button');
    const { control } = element as Partial<HTMLLabelElement>;
    if (control instanceof HTMLInputElement) showState(element, control);
  }
}

/** Elements that would lose a role that what is around them requires. */
const WITH_ROLE = '[role],li,dt,dd,td,th,img';

function showState(label: HTMLElement, control: HTMLInputElement): void {
  const show = () => label.setAttribute('aria-expanded', String(control.checked));
  show();
  control.addEventListener('change', show);
}
