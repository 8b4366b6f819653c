import type { EventTargetMethods } from './event-target.ts';

type Values = Record<string, unknown>;
type Initializer = (this: object, config: Values) => void;

/** `Y.Base`: an object with attributes, whose changes are events: `set('x', 1)` is followed by `xChange`. */
export interface Base {
  (this: object, config?: Values): void;
  readonly prototype: object;
  /** `Y.Base.create`: a constructor with its own methods and attributes. */
  create(
    name: string,
    parent: Base,
    extensions: readonly { prototype: object }[],
    methods?: object,
    statics?: object,
  ): Base;
}

/** Members of a constructor of the platform. */
interface Statics {
  readonly ATTRS?: Readonly<Record<string, { readonly value?: unknown; readonly valueFn?: () => unknown }>>;
}

export function createBase(eventTarget: EventTargetMethods): Base {
  const values = new WeakMap<object, Values>();
  const methods = {
    get(this: object, name: string) {
      return values.get(this)?.[name];
    },
    /** Members of `more` are those of the event. */
    set(this: object, name: string, newVal: unknown, more?: object) {
      const all = values.get(this) ?? {};
      const prevVal = all[name];
      values.set(this, { ...all, [name]: newVal });
      const { NAME = '' } = this.constructor as { readonly NAME?: string };
      const type = `${NAME}:${name}Change`;
      if (prevVal !== newVal)
        eventTarget.fire.call(this, `${name}Change`, { type, attrName: name, prevVal, newVal, ...more });
      return this;
    },
    destroy(this: object) {
      eventTarget.fire.call(this, 'destroy');
      eventTarget.detachAll.call(this);
    },
  };

  /** The chain of prototypes, from the root. */
  function chainOf(instance: object): readonly (object & { readonly constructor: Statics })[] {
    const above = Object.getPrototypeOf(instance);
    return above === null || above === Object.prototype ? [] : [...chainOf(above), above];
  }

  function initialize(this: object, config: Values = {}): void {
    const chain = chainOf(this);
    const defaults = chain.flatMap((prototype) =>
      Object.entries(Object.hasOwn(prototype, 'constructor') ? (prototype.constructor.ATTRS ?? {}) : {}).map(
        ([name, { value, valueFn }]) => [name, valueFn ? valueFn.call(this) : value] as const,
      ),
    );
    values.set(this, { ...Object.fromEntries(defaults), ...config });
    for (const prototype of chain) {
      const own = Object.getOwnPropertyDescriptor(prototype, 'initializer')?.value as Initializer | undefined;
      own?.call(this, config);
    }
  }

  function create(
    name: string,
    parent: Base,
    extensions: readonly { prototype: object }[] = [],
    own: object = {},
    statics: object = {},
  ): Base {
    function Created(this: object, config?: Values): void {
      initialize.call(this, config);
    }
    Created.prototype = Object.create(parent.prototype);
    for (const { prototype } of extensions) Object.assign(Created.prototype, prototype);
    Object.assign(Created.prototype, own, { constructor: Created });
    return Object.assign(Created, { NAME: name, create }, statics) as unknown as Base;
  }

  function Base(this: object, config?: Values): void {
    initialize.call(this, config);
  }
  Object.assign(Base.prototype, eventTarget, methods);
  return Object.assign(Base, { create }) as unknown as Base;
}
