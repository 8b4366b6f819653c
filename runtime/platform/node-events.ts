import { type Methods, matches, type Nodes, type Target } from './nodes.ts';
import { type Handle, joinHandles, type Subscriptions, splitName } from './subscriptions.ts';

export type Listener = (this: unknown, event: unknown, ...args: unknown[]) => unknown;

/** Events that the browser names otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  tap: 'click',
  valuechange: 'input',
  valueChange: 'input',
  mousewheel: 'wheel',
  windowresize: 'resize',
};

/** Events that do not bubble, and those that are delegated instead. */
const BUBBLING: Readonly<Record<string, string>> = {
  mouseenter: 'mouseover',
  mouseleave: 'mouseout',
  focus: 'focusin',
  blur: 'focusout',
};

/** Subscribes to events of elements as the platform's scripts do. */
export interface NodeEvents {
  /** Several types are subscribed together. */
  on(target: Target, types: string | readonly string[], listener: Listener, context?: unknown): Handle;
  delegate(target: Target, type: string, listener: Listener, given: Delegation): Handle;
  readonly methods: Methods;
}

interface Delegation {
  readonly selector: string;
  readonly context?: unknown;
}

export function createNodeEvents(nodes: Pick<Nodes, 'wrap'>, subscriptions: Subscriptions): NodeEvents {
  const facade = (event: Event, currentTarget: Target) => eventFacade(event, currentTarget, nodes.wrap);

  function listen(target: Target, name: string, listener: unknown, run: (event: Event) => void): Handle {
    const { type, category } = splitName(name);
    const native = NAMES[type] ?? type;
    target.addEventListener(native, run);
    const detach = () => target.removeEventListener(native, run);
    return subscriptions.add(target, { type, category, listener, detach });
  }

  function on(
    target: Target,
    types: string | readonly string[],
    listener: Listener,
    context?: unknown,
    ...more: unknown[]
  ): Handle {
    const names = typeof types === 'string' ? [types] : types;
    const handles = names.map((name) =>
      listen(target, name, listener, (event) => {
        listener.call(nodes.wrap(context ?? target), facade(event, target), ...more);
      }),
    );
    return joinHandles(handles);
  }

  function once(target: Target, types: string, listener: Listener, context?: unknown): Handle {
    const handle = on(
      target,
      types,
      function (this: unknown, event) {
        handle.detach();
        listener.call(this, event);
      },
      context,
    );
    return handle;
  }

  function delegate(
    target: Target,
    name: string,
    listener: Listener,
    { selector, context }: Delegation,
  ): Handle {
    const { type } = splitName(name);
    return listen(
      target,
      BUBBLING[type] === undefined ? name : name.replace(type, BUBBLING[type]),
      listener,
      (event) => {
        const from = event.target as Target;
        for (let at: Target | null = from; at && at !== target; at = at.parentElement) {
          if (!matches(at, selector) || isWithin(at, type, event)) continue;
          listener.call(nodes.wrap(context ?? at), facade(event, at));
        }
      },
    );
  }

  return {
    on,
    delegate,
    methods: {
      on,
      after: on,
      once,
      delegate: (element, type: string, listener: Listener, selector: string, context?: unknown) =>
        delegate(element, type, listener, { selector, context }),
      detach: (element, type?: string, listener?: unknown) => subscriptions.detach(element, type, listener),
      detachAll: (element, type?: string) => subscriptions.detach(element, type),
      hover: (element, enter: Listener, leave: Listener, context?: unknown) => {
        on(element, 'mouseenter', enter, context);
        on(element, 'mouseleave', leave, context);
      },
      simulate: (element, type: string, options?: object) => {
        if (type === 'click') element.click();
        else
          element.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), options));
      },
      fire: (element, type: string, detail?: unknown) => {
        element.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
      },
    },
  };
}

/** Whether a pointer only moves within an element that it has entered before. */
function isWithin(element: Target, type: string, event: Event): boolean {
  const { relatedTarget } = event as MouseEvent;
  return type.startsWith('mouse') && type in BUBBLING && element.contains(relatedTarget as Node | null);
}

/** The event as scripts of the platform see it: elements are nodes, `halt` stops it. */
function eventFacade(event: Event, currentTarget: Target, wrap: Nodes['wrap']): object {
  const own: Readonly<Record<string, unknown>> = {
    _event: event,
    _currentTarget: currentTarget,
    currentTarget: wrap(currentTarget),
    target: wrap(event.target),
    relatedTarget: wrap((event as MouseEvent).relatedTarget),
    newHash: (event as HashChangeEvent).newURL?.split('#')[1] ?? '',
    wheelDelta: -Math.sign((event as WheelEvent).deltaY ?? 0),
    halt: (isImmediate?: boolean) => {
      event.preventDefault();
      event.stopPropagation();
      if (isImmediate) event.stopImmediatePropagation();
    },
  };
  return new Proxy(event, {
    get: (target, name) => {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
