import { chainOf, createAttributes } from './attributes.ts';
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

export function createBase(eventTarget: EventTargetMethods): Base {
  const attributes = createAttributes();
  const methods = {
    get: attributes.get,
    /** Members of `more` are those of the event. */
    set(this: object, name: string, value: unknown, more?: object) {
      const { isChanged, ...change } = attributes.set.call(this, name, value);
      const { NAME = '' } = this.constructor as { readonly NAME?: string };
      const type = `${NAME}:${name}Change`;
      if (isChanged)
        eventTarget.fire.call(this, `${name}Change`, { type, attrName: name, ...change, ...more });
      return this;
    },
    destroy(this: object) {
      eventTarget.fire.call(this, 'destroy');
      eventTarget.detachAll.call(this);
    },
  };

  function initialize(this: object, config: Values = {}): void {
    attributes.initialize.call(this, config);
    for (const prototype of chainOf(this)) {
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
