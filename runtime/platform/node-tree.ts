import {
  isTarget,
  type ListMethods,
  type Methods,
  matches,
  type Nodes,
  query,
  type Target,
} from './nodes.ts';

/** A selector, or a function that decides about a node. */
type Test = string | ((node: unknown) => unknown);
/** An element, several, or HTML. */
type Content = Target | readonly Target[] | string | number;

/** Methods that find, move and create elements. */
export function treeMethods({ wrap }: Pick<Nodes, 'wrap'>): Methods {
  const passes = (element: Target, test?: Test) =>
    test === undefined || (typeof test === 'string' ? matches(element, test) : test(wrap(element)));

  function along(element: Target, step: (from: Element) => Element | null, test?: Test): readonly Target[] {
    const found: Target[] = [];
    for (let at = step(element); at; at = step(at)) if (passes(at as Target, test)) found.push(at as Target);
    return found;
  }

  const ancestors = (element: Target, test?: Test, isIncluded?: boolean) => [
    ...(isIncluded && passes(element, test) ? [element] : []),
    ...along(element, (from) => from.parentElement, test),
  ];
  const following = (element: Target, test?: Test) => along(element, (from) => from.nextElementSibling, test);
  const preceding = (element: Target, test?: Test) =>
    along(element, (from) => from.previousElementSibling, test);

  return {
    one: (element, selector: string) => query(selector, rootOf(element))[0] ?? null,
    all: (element, selector: string) => query(selector, rootOf(element)),
    test: (element, selector: string) => matches(element, selector),
    ancestor: (element, test?: Test, isIncluded?: boolean) => ancestors(element, test, isIncluded)[0] ?? null,
    ancestors,
    next: (element, test?: Test) => following(element, test)[0] ?? null,
    previous: (element, test?: Test) => preceding(element, test)[0] ?? null,
    siblings: (element, test?: Test) => [
      ...preceding(element, test).toReversed(),
      ...following(element, test),
    ],
    contains: (element, other: Node) => element.contains(other),
    inDoc: (element) => element.isConnected,
    compareTo: (element, other: Node) => element === other,
    getElementsByTagName: (element, name: string) => element.getElementsByTagName(name),
    append: (element, content: Content) => insert(element, content, 'beforeend'),
    prepend: (element, content: Content) => insert(element, content, 'afterbegin'),
    insert: (element, content: Content, where?: string | number | Target) => {
      if (isTarget(where)) insert(where, content, 'beforebegin');
      else if (where === 'replace') setContent(element, content);
      else if (typeof where === 'number' && element.childNodes[where])
        element.insertBefore(fragmentOf(content), element.childNodes[where]);
      else insert(element, content, POSITIONS[String(where)] ?? 'beforeend');
    },
    appendChild: (element, content: Content) => {
      const fragment = fragmentOf(content);
      const { lastChild } = fragment;
      element.append(fragment);
      return isTarget(content) ? content : lastChild;
    },
    insertBefore: (element, content: Content, before: Node | null) => {
      element.insertBefore(fragmentOf(content), before);
    },
    appendTo: (element, parent: Target | string) => {
      (typeof parent === 'string' ? query(parent, document)[0] : parent)?.append(element);
    },
    replace: (element, content: Content) => element.replaceWith(fragmentOf(content)),
    wrap: (element, html: string) => {
      const around = created(html);
      element.replaceWith(around);
      innermost(around).append(element);
    },
    unwrap: ({ parentElement }) => parentElement?.replaceWith(...parentElement.childNodes),
    removeChild: (element, child: Node) => element.removeChild(child),
    replaceChild: (element, added: Node, child: Node) => element.replaceChild(added, child),
    remove: (element) => element.remove(),
    destroy: (element, isRemoved?: boolean) => {
      if (isRemoved) element.remove();
    },
    empty: (element) => element.replaceChildren(),
    setHTML: setContent,
    setContent,
    getHTML: (element) => element.innerHTML,
    getContent: (element) => element.innerHTML,
    cloneNode: (element, isDeep?: boolean) => element.cloneNode(isDeep),
  };
}

/** `Y.Node.create`: the element of the HTML. */
export function created(html: string): Target {
  const fragment = fragmentOf(html.trim());
  return (fragment.childElementCount === 1 ? fragment.firstElementChild : fragment) as Target;
}

/** Methods of `Y.NodeList` for several nodes together. */
export function listMethods({ wrap, unwrap }: Pick<Nodes, 'wrap' | 'unwrap'>): ListMethods {
  type Run = (node: unknown, index: number, list: unknown) => unknown;
  return {
    each: (list, run: Run, context?: unknown) => {
      for (const [index, each] of list._nodes.entries())
        run.call(context ?? wrap(each), wrap(each), index, list);
    },
    some: (list, run: Run, context?: unknown) =>
      list._nodes.some((each, index) => run.call(context ?? wrap(each), wrap(each), index, list)),
    filter: (list, test: string | Run) =>
      list._nodes.filter((each, index) =>
        typeof test === 'string' ? matches(each, test) : test(wrap(each), index, list),
      ),
    item: (list, index: number) => list._nodes.at(index) ?? null,
    pop: (list) => (list._nodes as Target[]).pop() ?? null,
    shift: (list) => (list._nodes as Target[]).shift() ?? null,
    slice: (list, start?: number, end?: number) => list._nodes.slice(start, end),
    concat: (list, more: unknown) => list._nodes.concat((unwrap(more) as Target) ?? []),
    indexOf: (list, node: unknown) => list._nodes.indexOf(unwrap(node) as Target),
    size: (list) => list._nodes.length,
    isEmpty: (list) => list._nodes.length === 0,
  };
}

function setContent(element: Target, content: Content): void {
  element.replaceChildren(fragmentOf(content));
}

const POSITIONS: Readonly<Record<string, InsertPosition>> = {
  before: 'beforebegin',
  after: 'afterend',
};

function insert(element: Target, content: Content, position: InsertPosition): void {
  const fragment = fragmentOf(content);
  if (position === 'beforebegin') element.before(fragment);
  else if (position === 'afterend') element.after(fragment);
  else if (position === 'afterbegin') element.prepend(fragment);
  else element.append(fragment);
}

function fragmentOf(content: Content): DocumentFragment {
  if (typeof content === 'string') {
    const template = document.createElement('template');
    template.innerHTML = content;
    return document.importNode(template.content, true);
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...(Array.isArray(content) ? content : [isTarget(content) ? content : String(content)]));
  return fragment;
}

function rootOf(element: Target): ParentNode {
  return (element as unknown) === window ? document : element;
}

function innermost(element: Element): Element {
  return element.firstElementChild ? innermost(element.firstElementChild) : element;
}
