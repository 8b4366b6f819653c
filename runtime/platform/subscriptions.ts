/** What `on` returns. */
export interface Handle {
  detach(): void;
}

/** A subscription to events of one target. */
export interface Subscription extends Handle {
  readonly type: string;
  /** `menu` in `menu|click`. */
  readonly category: string;
  readonly listener: unknown;
  /** Called for events of scripts; the browser calls listeners of elements itself. */
  readonly run?: (...args: unknown[]) => unknown;
}

/** The subscriptions of each target, to detach them by type, category or function. */
export interface Subscriptions {
  add(target: object, subscription: Subscription): Handle;
  of(target: object): readonly Subscription[];
  /** Without a type, all. */
  detach(target: object, type?: string, listener?: unknown): void;
}

export function createSubscriptions(): Subscriptions {
  const all = new WeakMap<object, Subscription[]>();
  const of = (target: object) => all.get(target) ?? [];
  return {
    of,
    add: (target, subscription) => {
      all.set(target, [...of(target), subscription]);
      return {
        detach: () => {
          subscription.detach();
          all.set(
            target,
            of(target).filter((each) => each !== subscription),
          );
        },
      };
    },
    detach: (target, name, listener) => {
      const { type, category } = splitName(name ?? '*');
      const isMeant = (each: Subscription) =>
        (type === '*' || each.type === type) &&
        (category === '' || each.category === category) &&
        (listener === undefined || each.listener === listener);
      for (const each of of(target).filter(isMeant)) each.detach();
      all.set(
        target,
        of(target).filter((each) => !isMeant(each)),
      );
    },
  };
}

/** `menu|click` is the type `click` in the category `menu`. */
export function splitName(name: string): { readonly type: string; readonly category: string } {
  const bar = name.lastIndexOf('|');
  return { type: name.slice(bar + 1), category: bar < 0 ? '' : name.slice(0, bar) };
}

/** Subscribes to a type, to several, or to those of an object with the listener of each: `on({ click: open })`. */
export function subscribeAll<Listener>(
  types: unknown,
  listener: Listener,
  subscribe: (type: string, listener: Listener) => Handle,
): Handle {
  const pairs: readonly (readonly [string, Listener])[] =
    typeof types === 'string' || Array.isArray(types)
      ? [types].flat().map((type: string) => [type, listener])
      : Object.entries(Object(types));
  return joinHandles(pairs.map(([type, each]) => subscribe(type, each)));
}

/** One handle for several. */
export function joinHandles(handles: readonly Handle[]): Handle {
  return {
    detach: () => {
      for (const handle of handles) handle.detach();
    },
  };
}
