import { type Handle, type Subscriptions, splitName, subscribeAll } from './subscriptions.ts';

type Listener = (this: unknown, ...args: unknown[]) => unknown;

/** Methods of `Y.EventTarget`: events between scripts. They are called on any object, so that it can be augmented. */
export interface EventTargetMethods {
  on(this: object, types: unknown, listener: Listener, context?: unknown): Handle;
  after(this: object, types: unknown, listener: Listener, context?: unknown): Handle;
  once(this: object, types: unknown, listener: Listener, context?: unknown): Handle;
  onceAfter(this: object, types: unknown, listener: Listener, context?: unknown): Handle;
  fire(this: object, name: string, ...args: unknown[]): boolean;
  detach(this: object, type?: string, listener?: unknown): void;
  detachAll(this: object): void;
  publish(this: object): void;
}

export function createEventTarget(subscriptions: Subscriptions): EventTargetMethods {
  function on(this: object, types: unknown, listener: Listener, context?: unknown): Handle {
    return subscribeAll(types, listener, (name, each) => {
      const { type, category } = splitName(name);
      const run = (...args: unknown[]) => each.apply(context ?? this, args);
      return subscriptions.add(this, { type, category, listener: each, run, detach: () => {} });
    });
  }

  function once(this: object, types: unknown, listener: Listener, context?: unknown): Handle {
    return subscribeAll(types, listener, (name, each) => {
      const handle = on.call(this, name, (...args) => {
        handle.detach();
        each.apply(context ?? this, args);
      });
      return handle;
    });
  }

  return {
    on,
    after: on,
    once,
    onceAfter: once,
    fire(name, ...args) {
      const { type } = splitName(name);
      let isStopped = false;
      const [first] = args;
      const halt = () => {
        isStopped = true;
      };
      const facade = {
        type,
        target: this,
        currentTarget: this,
        halt,
        preventDefault: halt,
        stopPropagation() {},
      };
      const given =
        isPlain(first) || args.length === 0 ? [{ ...facade, ...(first as object) }, ...args.slice(1)] : args;
      for (const { type: subscribed, run } of subscriptions.of(this))
        if (subscribed === type) run?.(...given);
      return !isStopped;
    },
    detach(type, listener) {
      subscriptions.detach(this, type, listener);
    },
    detachAll() {
      subscriptions.detach(this);
    },
    publish() {},
  };
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
