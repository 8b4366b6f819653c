import { type Methods, matches, type Nodes, query, type Target } from './nodes.ts';
import { READY_EVENTS, whenReady } from './page-ready.ts';
import { type Handle, joinHandles, type Subscriptions, splitName, subscribeAll } from './subscriptions.ts';
import { BUBBLING, type EventPart, eventParts } from './synthetic-events.ts';

export type Listener = (this: unknown, event: unknown, ...args: unknown[]) => unknown;

/** Subscribes to events of elements as the platform's scripts do. */
export interface NodeEvents {
  /** Several types are subscribed together. `args`: what describes the event, the context, more for the listener. */
  on: Subscribe;
  once: Subscribe;
  /** `args`: what describes the event, the selector, the context. */
  delegate: Subscribe;
  readonly methods: Methods;
}

type Subscribe = (target: Target, types: unknown, listener: Listener, ...args: readonly unknown[]) => Handle;

export function createNodeEvents({ wrap }: Pick<Nodes, 'wrap'>, subscriptions: Subscriptions): NodeEvents {
  /** Subscribes to the events of the browser, for which `run` calls the listener of each part. */
  function listen(
    target: Target,
    name: string,
    parts: readonly EventPart<Listener>[],
    run: (event: Event, part: EventPart<Listener>) => void,
    names: Readonly<Record<string, string>> = {},
  ): Handle {
    const [{ listener } = {}] = parts;
    const removals = parts.map((part) => {
      const { source = target, isMeant = () => true } = part;
      const type = names[part.type] ?? part.type;
      const heard = (event: Event) => {
        if (isMeant(event)) run(event, part);
      };
      source.addEventListener(type, heard);
      return { detach: () => source.removeEventListener(type, heard) };
    });
    return subscriptions.add(target, { ...splitName(name), listener, ...joinHandles(removals) });
  }

  const on: Subscribe = (target, types, listener, ...args) =>
    subscribeAll(types, listener, (name, each) => {
      if (READY_EVENTS.has(splitName(name).type))
        return whenReady(() => each.call(wrap(args[0] ?? target), {}));
      const parts = eventParts(target, name, each, args);
      return listen(target, name, parts, (event, { listener: run, args: [context, ...more] }) => {
        run.call(wrap(context ?? target), eventFacade(event, target, wrap), ...more);
      });
    });

  const once: Subscribe = (target, types, listener, ...args) =>
    subscribeAll(types, listener, (name, each) => {
      let handle: Handle | undefined;
      const run: Listener = function (...given) {
        handle?.detach();
        each.apply(this, given);
      };
      handle = on(target, name, run, ...args);
      return handle;
    });

  const delegate: Subscribe = (target, types, listener, ...args) =>
    subscribeAll(types, listener, (name, each) =>
      listen(
        target,
        name,
        eventParts(target, name, each, args),
        (event, { type, listener: run, args: [selector, context] }) => {
          for (let at = event.target as Target | null; at && at !== target; at = at.parentElement) {
            if (!matches(at, selector as string, target) || isWithin(at, type, event)) continue;
            run.call(wrap(context ?? at), eventFacade(event, at, wrap));
          }
        },
        BUBBLING,
      ),
    );

  return {
    on,
    once,
    delegate,
    methods: {
      on,
      after: on,
      once,
      onceAfter: once,
      delegate,
      detach: (element, type?: string, listener?: unknown) => subscriptions.detach(element, type, listener),
      detachAll: (element, type?: string) => subscriptions.detach(element, type),
      purge: (element, isDeep?: boolean, type?: string) => {
        for (const each of isDeep ? [element, ...query('*', element)] : [element])
          subscriptions.detach(each, type);
      },
      hover: (element, enter: Listener, leave: Listener, context?: unknown) => {
        on(element, 'hover', enter, leave, context);
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
