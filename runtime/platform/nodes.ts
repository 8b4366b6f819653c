import { joinHandles } from './subscriptions.ts';

/** What scripts of the platform wrap: an element, a text, the document or the window. */
export type Target = HTMLElement;

/** `Y.Node`: the same object for the same element, with all methods of `Methods`. */
export interface PlatformNode {
  readonly _node: Target;
  readonly [method: string]: unknown;
}

/** `Y.NodeList`. */
export interface PlatformList {
  readonly _nodes: readonly Target[];
  readonly [method: string]: unknown;
}

/**
 * Methods of nodes by name, as functions of an element. Wrapped arguments arrive as elements; elements in the result are
 * wrapped; a method without result returns its node, so that calls can be chained, unless its name begins with `get`.
 */
export type Methods = Readonly<Record<string, (element: Target, ...args: never[]) => unknown>>;

/** Methods that lists have in addition; all methods of nodes also apply to each node of a list. */
export type ListMethods = Readonly<Record<string, (list: PlatformList, ...args: never[]) => unknown>>;

export interface Nodes {
  /** Returns the node of an element, the list of several, and everything else as it is. */
  wrap(value: unknown): unknown;
  /** The reverse of `wrap`. */
  unwrap(value: unknown): unknown;
  /** Returns the elements that a selector, a node, a list, an element or several of them stand for. */
  elements(source: unknown, root?: ParentNode): readonly Target[];
  /** `Y.one`. */
  one(source: unknown): PlatformNode | null;
  /** `Y.all`. */
  all(source: unknown): PlatformList;
  /** Adds methods to all nodes and, for each of their nodes, to all lists. */
  addMethods(methods: Methods): void;
  addListMethods(methods: ListMethods): void;
  readonly nodePrototype: object;
  readonly listPrototype: object;
}

/** Creates the wrappers of one page. */
export function createNodes(): Nodes {
  const wrappers = new WeakMap<object, PlatformNode>();
  const nodePrototype: Record<string, unknown> = {
    getDOMNode(this: PlatformNode) {
      return this._node;
    },
  };
  const listPrototype: Record<string, unknown> = {
    getDOMNodes(this: PlatformList) {
      return this._nodes;
    },
    get length() {
      return (this as unknown as PlatformList)._nodes.length;
    },
  };

  function nodeOf(target: Target): PlatformNode {
    let node = wrappers.get(target);
    if (!node) {
      node = Object.assign(Object.create(nodePrototype), { _node: target }) as PlatformNode;
      wrappers.set(target, node);
    }
    return node;
  }

  function listOf(targets: Iterable<Target>): PlatformList {
    return Object.assign(Object.create(listPrototype), { _nodes: [...targets] }) as PlatformList;
  }

  function wrap(value: unknown): unknown {
    if (isTarget(value)) return nodeOf(value);
    return isGroup(value) ? listOf(value) : value;
  }

  function unwrap(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    return (value as Partial<PlatformNode>)._node ?? (value as Partial<PlatformList>)._nodes ?? value;
  }

  function elements(source: unknown, root: ParentNode = document): readonly Target[] {
    const value = unwrap(source);
    if (typeof value === 'string') return query(value, root);
    if (isTarget(value)) return [value];
    return isGroup(value) || Array.isArray(value) ? [...value].flatMap((each) => elements(each, root)) : [];
  }

  function one(source: unknown): PlatformNode | null {
    const [first] = elements(source);
    return first ? nodeOf(first) : null;
  }

  return {
    wrap,
    unwrap,
    elements,
    one,
    all: (source) => listOf(elements(source)),
    addMethods: (methods) => {
      for (const [name, method] of Object.entries(methods)) {
        const call = method as (element: Target, ...args: unknown[]) => unknown;
        nodePrototype[name] = function (this: PlatformNode, ...args: unknown[]) {
          const result = call(this._node, ...args.map(unwrap));
          return result === undefined && !name.startsWith('get') ? this : wrap(result);
        };
        listPrototype[name] ??= function (this: PlatformList, ...args: unknown[]) {
          const results = this._nodes.map((target) => call(target, ...args.map(unwrap)));
          if (results.every((result) => result === undefined)) return this;
          return results.every(isHandle) ? joinHandles(results) : results.map(wrap);
        };
      }
    },
    addListMethods: (methods) => {
      for (const [name, method] of Object.entries(methods)) {
        const call = method as (list: PlatformList, ...args: unknown[]) => unknown;
        listPrototype[name] = function (this: PlatformList, ...args: unknown[]) {
          const result = call(this, ...args);
          return result === undefined ? this : wrap(result);
        };
      }
    },
    nodePrototype,
    listPrototype,
  };
}

/** Scripts pass selectors that are none, such as `#/about` or `https://…`: they find nothing. */
export function query(selector: string, root: ParentNode): readonly Target[] {
  if (selector === 'win') return [window as never];
  if (selector === 'doc') return [document as never];
  try {
    return [...root.querySelectorAll<Target>(standardSelector(selector))];
  } catch {
    return [];
  }
}

/** `> li` begins at the root, and values of attributes need no quotes: `[href=#top]`. */
function standardSelector(selector: string): string {
  return selector.replace(/(^|,)\s*>/g, '$1:scope>').replace(/=\s*([^\s"'\]]+)\s*\]/g, '="$1"]');
}

/**
 * Whether an element matches a selector; false for windows, documents, and what is no selector. `> li` are the children of
 * `root`.
 */
export function matches(element: Target, selector: string, root: ParentNode = document): boolean {
  try {
    if (selector.startsWith('>')) return query(selector, root).includes(element);
    return element.matches?.(standardSelector(selector)) ?? false;
  } catch {
    return false;
  }
}

export function isTarget(value: unknown): value is Target {
  return value instanceof Node || value === window;
}

function isHandle(value: unknown): value is { detach(): void } {
  return typeof value === 'object' && value !== null && 'detach' in value && !isTarget(value);
}

function isGroup(value: unknown): value is Iterable<Target> {
  return (
    value instanceof NodeList ||
    value instanceof HTMLCollection ||
    (Array.isArray(value) && value.every(isTarget))
  );
}
