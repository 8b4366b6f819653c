import { FOCUSABLE, isRendered, renderedFocusable } from './focusable.ts';

/**
 * Finds what visitors press or point at and the keyboard does not reach: the title of a folder without a link, the icon of a
 * menu in a `<div>`, the label of a checkbox that the theme hides.
 */
export function findPressable(): readonly HTMLElement[] {
  const titles = new Set(hiddenLinks().flatMap(titleOf));
  const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      (titles.has(element) || isPressable(element)) &&
      !element.closest(`${FOCUSABLE},[inert],[aria-hidden=true]`) &&
      isRendered(element) &&
      renderedFocusable(element).length === 0,
  );
  // Of nested elements the innermost: events and `:has` lead from there to the others.
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function isPressable(element: HTMLElement): boolean {
  const label = element.closest('label');
  if (label?.control) return element === label && isToggle(label.control);
  if (element.matches(MARKED)) return true;
  if (element.matches('a:not([name])')) return element.offsetWidth > 0 && element.offsetHeight > 0;
  return hasPointer(element) && !hasPointer(element.parentElement);
}

const MARKED = '[aria-haspopup],[onclick],[role=button]';

/** Whether a control is a checkbox or radio button that the theme hides, so that only its label can be pressed. */
function isToggle(control: HTMLElement): boolean {
  return control.matches('[type=checkbox],[type=radio]') && !isRendered(control);
}

/** Whether the theme shows a hand over an element. Large ones, such as a gallery, have their buttons in themselves. */
function hasPointer(element: Element | null): boolean {
  if (element === null || getComputedStyle(element).cursor !== 'pointer') return false;
  const { width, height } = element.getBoundingClientRect();
  return width * height * MIN_PER_WINDOW < innerWidth * innerHeight;
}

/** How often an element must fit into the window to be a button. */
const MIN_PER_WINDOW = 4;

function hiddenLinks(): readonly HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>('a[href]')].filter((link) => !isRendered(link));
}

/** What the theme shows of an element whose links are all hidden: the title of a folder. */
function titleOf(link: HTMLElement): readonly HTMLElement[] {
  let folder = link.parentElement;
  while (folder && !hasVisibleText(folder)) folder = folder.parentElement;
  if (!folder || folder === document.body || renderedFocusable(folder).length > 0) return [];
  const title = [...folder.children].find(hasVisibleText);
  return [title instanceof HTMLElement ? title : folder];
}

function hasVisibleText(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !isRendered(element)) return false;
  // biome-ignore lint/performance/useDomNodeTextContent: `textContent` has the text of hidden links, too
  return element.innerText.trim() !== '';
}
