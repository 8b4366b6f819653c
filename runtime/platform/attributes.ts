type Values = Record<string, unknown>;

/** How an attribute is read and changed. `this` is the object; a text is the name of one of its methods. */
interface AttributeOptions {
  readonly value?: unknown;
  readonly valueFn?: Callback | undefined;
  /** Returns what `get` returns. */
  readonly getter?: Callback;
  /** Returns the value to store; undefined for the value as it is. */
  readonly setter?: Callback;
  /** Returns whether a value may be stored. */
  readonly validator?: Callback;
}

type Callback = string | ((this: object, value?: unknown, name?: string) => unknown);

/** Members of a constructor of the platform. */
interface Statics {
  readonly ATTRS?: Readonly<Record<string, AttributeOptions>>;
}

interface State {
  readonly options: Readonly<Record<string, AttributeOptions>>;
  readonly values: Values;
}

/** Attributes of objects. The functions are called on the object. */
export interface Attributes {
  get(this: object, name: string): unknown;
  /** An invalid value changes nothing. */
  set(
    this: object,
    name: string,
    value: unknown,
  ): { readonly prevVal: unknown; readonly newVal: unknown; readonly isChanged: boolean };
  initialize(this: object, config: Values): void;
}

export function createAttributes(): Attributes {
  const states = new WeakMap<object, State>();
  const stateOf = (instance: object) => {
    const state = states.get(instance) ?? { options: optionsOf(instance), values: {} };
    states.set(instance, state);
    return state;
  };

  /** Stores a valid value. Returns whether it is one. */
  function store(instance: object, name: string, value: unknown): boolean {
    const { options, values } = stateOf(instance);
    const { validator, setter } = options[name] ?? {};
    const isValid = !validator || Boolean(call(instance, validator, value, name));
    const stored = isValid && setter ? call(instance, setter, value, name) : undefined;
    if (isValid) values[name] = stored === undefined ? value : stored;
    return isValid;
  }

  return {
    get(name) {
      const { options, values } = stateOf(this);
      const { getter } = options[name] ?? {};
      return getter ? call(this, getter, values[name], name) : values[name];
    },
    set(name, value) {
      const { values } = stateOf(this);
      const prevVal = values[name];
      store(this, name, value);
      return { prevVal, newVal: values[name], isChanged: values[name] !== prevVal };
    },
    initialize(config) {
      const { options, values } = stateOf(this);
      for (const [name, { value, valueFn }] of Object.entries(options))
        values[name] = valueFn ? call(this, valueFn) : value;
      const defaults = { ...values };
      // Setters and validators may read other attributes.
      Object.assign(values, config);
      for (const [name, value] of Object.entries(values))
        if (value !== undefined && !store(this, name, value)) values[name] = defaults[name];
    },
  };
}

/** Returns the chain of prototypes, from the root. */
export function chainOf(instance: object): readonly (object & { readonly constructor: Statics })[] {
  const above = Object.getPrototypeOf(instance);
  return above === null || above === Object.prototype ? [] : [...chainOf(above), above];
}

/** Returns the options of all attributes: a constructor adds to those of its parent. */
function optionsOf(instance: object): Readonly<Record<string, AttributeOptions>> {
  const merged: Record<string, AttributeOptions> = {};
  for (const prototype of chainOf(instance)) {
    const { ATTRS = {} } = Object.hasOwn(prototype, 'constructor') ? prototype.constructor : {};
    for (const [name, own] of Object.entries(ATTRS))
      merged[name] = { ...merged[name], ...('value' in own && { valueFn: undefined }), ...own };
  }
  return merged;
}

function call(instance: object, callback: Callback, value?: unknown, name?: string): unknown {
  const run = typeof callback === 'string' ? (Reflect.get(instance, callback) as () => unknown) : callback;
  return run.call(instance, value, name);
}
