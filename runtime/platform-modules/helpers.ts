import type { Constructor, Instance, PlatformY } from './platform-y.ts';

type Run = (this: unknown, ...args: unknown[]) => unknown;

/** `Y.Cookie`. */
export const COOKIE = {
  get: (name: string) => cookies().find(([key]) => key === encodeURIComponent(name))?.[1] ?? null,
  exists: (name: string) => COOKIE.get(name) !== null,
  set: (name: string, value: unknown, { expires, path = '/' }: CookieOptions = {}) => {
    const until = expires === undefined ? '' : `; expires=${expires.toUTCString()}`;
    const text = `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}${until}; path=${path}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, `Y.Cookie` is not.
    document.cookie = text;
    return text;
  },
  remove: (name: string) => COOKIE.set(name, '', { expires: new Date(0) }),
};

interface CookieOptions {
  readonly expires?: Date;
  readonly path?: string;
}

function cookies(): readonly (readonly [string, string])[] {
  return document.cookie.split('; ').map((each) => {
    const at = each.indexOf('=');
    return [each.slice(0, at), decodeURIComponent(each.slice(at + 1))];
  });
}

/** `Y.Do`: runs a function before or after a method of an object. */
export const DO = {
  before: wrapMethod((run, method, context, args) => {
    run.apply(context, args);
    return method.apply(context, args);
  }),
  after: wrapMethod((run, method, context, args) => {
    const result = method.apply(context, args);
    run.apply(context, args);
    return result;
  }),
};

function wrapMethod(call: (run: Run, method: Run, context: unknown, args: unknown[]) => unknown) {
  return (run: Run, owner: Record<string, Run>, name: string, context?: unknown) => {
    const method = owner[name];
    if (method === undefined) return undefined;
    owner[name] = function (...args) {
      return call((...given) => run.apply(context ?? this, given), method, this, args);
    };
    return {
      detach: () => {
        owner[name] = method;
      },
    };
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** `Y.Escape`. */
export const ESCAPE = {
  html: (text: unknown) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? ''),
  regex: (text: unknown) => String(text).replace(/[-[\]{}()*+!<=:?./\\^$|#,]/g, '\\$&'),
};

/** `Y.DOM`. */
export const DOM = {
  byId: (id: string) => document.getElementById(id),
  addClass: (element: Element, name: string) => element.classList.add(name),
  removeClass: (element: Element, name: string) => element.classList.remove(name),
  hasClass: (element: Element, name: string) => element.classList.contains(name),
  contains: (element: Node, other: Node) => element.contains(other),
  winWidth: () => innerWidth,
  winHeight: () => innerHeight,
  docWidth: () => document.documentElement.scrollWidth,
  docHeight: () => document.documentElement.scrollHeight,
  docScrollX: () => scrollX,
  docScrollY: () => scrollY,
};

/** `Y.Widget` and `Y.View`: `render` creates the content box and runs the steps of the widget. */
export function createWidget({ Base, Node: node }: PlatformY): Constructor {
  return Base.create('widget', Base, [], {
    render(this: Instance & Record<'renderUI' | 'bindUI' | 'syncUI', Run | undefined>, parent?: unknown) {
      if (!this.get('contentBox')) this.set('contentBox', node.create('<div></div>'));
      const box = node.getDOMNode(this.get('contentBox'));
      const given = node.getDOMNode(parent);
      const around = typeof given === 'string' ? document.querySelector(given) : given;
      if (box instanceof Element && !box.isConnected)
        (around instanceof Element ? around : document.body).append(box);
      this.renderUI?.();
      this.bindUI?.();
      this.syncUI?.();
      return this;
    },
    show(this: Instance) {
      this.set('visible', true);
      return this;
    },
    hide(this: Instance) {
      this.set('visible', false);
      return this;
    },
  });
}
