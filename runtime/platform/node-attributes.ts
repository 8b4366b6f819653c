import { type Methods, type Nodes, query, type Target } from './nodes.ts';
import { isRegionName, regionValue } from './region.ts';

/** Methods that read and change attributes, properties, classes and data. */
export function attributeMethods({ wrap }: Pick<Nodes, 'wrap'>): Methods {
  const data = new WeakMap<Target, Map<string, unknown>>();
  const dataOf = (element: Target) => {
    const map = data.get(element) ?? new Map<string, unknown>();
    data.set(element, map);
    return map;
  };
  return {
    get: (element, path: string) => property(element, path),
    set: (element, name: string, value: unknown) => setProperty(element, name, value),
    setAttrs: (element, values: object) => {
      for (const [name, value] of Object.entries(values)) setProperty(element, name, value);
    },
    getAttrs: (element) => element.attributes,
    getAttribute: (element, name: string) => element.getAttribute(name) ?? '',
    setAttribute: (element, name: string, value: unknown) => element.setAttribute(name, String(value)),
    setAttributes: (element, values: object) => {
      for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
    },
    removeAttribute: (element, name: string) => element.removeAttribute(name),
    hasAttribute: (element, name: string) => element.hasAttribute(name),
    hasAttributes: (element) => element.hasAttributes(),
    generateID: (element) => {
      element.id ||= `yui_${Math.random().toString(36).slice(2)}`;
      return element.id;
    },
    getData: (element, name?: string) =>
      name === undefined
        ? { ...element.dataset, ...Object.fromEntries(dataOf(element)) }
        : (dataOf(element).get(name) ?? element.getAttribute(`data-${name}`) ?? undefined),
    setData: (element, name: string, value: unknown) => {
      dataOf(element).set(name, value);
    },
    clearData: (element, name?: string) => {
      if (name === undefined) data.delete(element);
      else dataOf(element).delete(name);
    },
    hasClass: (element, name: string) => hasClass(element, name),
    addClass: (element, names: string) => element.classList?.add(...wordsOf(names)),
    removeClass: (element, names: string) => element.classList?.remove(...wordsOf(names)),
    replaceClass: (element, old: string, name: string) => {
      element.classList.remove(...wordsOf(old));
      element.classList.add(...wordsOf(name));
    },
    toggleClass: (element, name: string, isForced?: unknown) => {
      const isOn = isForced === undefined ? !hasClass(element, name) : Boolean(isForced);
      for (const word of wordsOf(name)) element.classList.toggle(word, isOn);
    },
    focus: (element) => element.focus(),
    blur: (element) => element.blur(),
    submit: (element) => (element as unknown as HTMLFormElement).requestSubmit(),
    reset: (element) => (element as unknown as HTMLFormElement).reset(),
    select: (element) => (element as unknown as HTMLInputElement).select(),
    scrollIntoView: (element) => element.scrollIntoView(),
    invoke: (element, method: string, ...args: unknown[]) =>
      (element as unknown as Record<string, (...args: unknown[]) => unknown>)[method]?.(...args),
    /** A plug-in of the platform that is not available changes nothing. */
    plug: (element, plugin: unknown, config?: object) => {
      if (typeof plugin === 'function') Reflect.construct(plugin, [{ host: wrap(element), ...config }]);
    },
    unplug: () => undefined,
  };
}

/** `get('parentNode')`, `get('text')`, `get('region')`, `get('style.color')`, … */
function property(element: Target, path: string): unknown {
  if (isRegionName(path)) return regionValue(element, path);
  if (path === 'text') return element.textContent;
  if (path === 'children') return element.children ?? query(':scope > *', element);
  let value: unknown = scrolled(element, path);
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

function setProperty(element: Target, path: string, value: unknown): void {
  if (path === 'text') element.textContent = String(value ?? '');
  else if (path === 'innerHTML' || path === 'outerHTML') element[path] = String(value ?? '');
  else {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = Object(names.length === 0 ? scrolled(element, path) : property(element, names.join('.')));
    if (owner instanceof Element && !(last in owner)) owner.setAttribute(last, String(value));
    else owner[last] = value;
  }
}

/** Windows and `body` scroll the document. */
function scrolled(element: Target, path: string): Target {
  const isDocument = (element as unknown) === window || element === document.body;
  return isDocument && path.startsWith('scroll') && path !== 'scrollX' && path !== 'scrollY'
    ? ((document.scrollingElement ?? element) as Target)
    : element;
}

/** Scripts also pass selectors such as `index-section.no-main-image`, which are no class. */
function hasClass(element: Target, name: string): boolean {
  return element.classList?.contains(name) ?? false;
}

function wordsOf(names: unknown): readonly string[] {
  return String(names ?? '')
    .split(/\s+/)
    .filter((name) => name !== '');
}
