import type { PlatformY } from './platform-y.ts';

type Run = (this: unknown, ...args: unknown[]) => unknown;
type Elements = Record<string, Run | undefined>;

/** Functions of `Y` that few themes use. */
export const UTILITIES = {
  Promise,
  Selector: {
    query: (selector: string, root: ParentNode = document, isFirst?: boolean) =>
      isFirst ? root.querySelector(selector) : [...root.querySelectorAll(selector)],
    test: (element: Element, selector: string) => element.matches(selector),
  },
  Transition: {},
  cached: (run: Run, cache: Record<string, unknown> = {}) =>
    function (this: unknown, ...args: unknown[]) {
      const key = args.join('__');
      if (!Object.hasOwn(cache, key)) cache[key] = run.apply(this, args);
      return cache[key];
    },
  instanceOf: (value: unknown, type: unknown) => typeof type === 'function' && value instanceof type,
  rbind:
    (run: Run, context: unknown, ...last: unknown[]) =>
    (...args: unknown[]) =>
      run.call(context, ...args, ...last),
  soon: (run: () => void) => {
    const timer = setTimeout(run);
    return { cancel: () => clearTimeout(timer) };
  },
  stamp: (value: { _yuid?: string }) => {
    lastStamp += 1;
    value._yuid ??= `yui_${lastStamp}`;
    return value._yuid;
  },
};

let lastStamp = 0;

/** A script or style sheet, or several in order; the callback gets the error first, if there is one. */
function load(create: (url: string) => HTMLElement) {
  return (urls: string | readonly string[], ...more: unknown[]) => {
    const callback = more.find((each): each is (error: unknown) => void => typeof each === 'function');
    const { onSuccess, onFailure, onEnd } = Object(more[0]) as Record<string, (() => void) | undefined>;
    const errors: { readonly error: string; readonly url: string }[] = [];
    const [first, ...rest] = [urls].flat() as string[];
    const next = (url: string | undefined): void => {
      if (url === undefined) {
        callback?.(errors.length === 0 ? null : errors);
        (errors.length === 0 ? onSuccess : onFailure)?.();
        onEnd?.();
        return;
      }
      const element = create(url);
      element.onload = () => next(rest.shift());
      element.onerror = () => {
        errors.push({ error: 'Failed to load', url });
        next(rest.shift());
      };
      document.head.append(element);
    };
    next(first);
  };
}

const loadScript = load((src) => Object.assign(document.createElement('script'), { src }));

/** `Y.Get`. The policy of the page decides which hosts scripts may be from. */
export const GET = {
  js: loadScript,
  script: loadScript,
  css: load((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })),
};

/** Methods of nodes and lists that few themes use. */
export function addNodeMethods({ Node: node, NodeList: list }: PlatformY): void {
  const element = (value: unknown) => node.getDOMNode(value) as Element;
  addMissing(node.prototype, {
    getById(id: unknown) {
      return node.one(element(this).querySelector(`#${CSS.escape(String(id))}`));
    },
    hasChildNodes() {
      return element(this).hasChildNodes();
    },
    swap(other: unknown) {
      const [mine, others] = [element(this), element(other)];
      const mark = document.createComment('');
      mine.replaceWith(mark);
      others.replaceWith(mine);
      mark.replaceWith(others);
      return this;
    },
  });
  const nth = (remainder: number, divisor: number) =>
    function (this: unknown) {
      return list((this as { _nodes: Element[] })._nodes.filter((_, index) => index % divisor === remainder));
    };
  addMissing(list.prototype, {
    odd: nth(1, 2),
    even: nth(0, 2),
    modulus(divisor: unknown, remainder: unknown = 0) {
      return nth(Number(remainder), Number(divisor)).call(this);
    },
    refresh() {
      return this;
    },
  });
}

function addMissing(prototype: object, methods: Elements): void {
  for (const [name, method] of Object.entries(methods)) (prototype as Elements)[name] ??= method;
}
