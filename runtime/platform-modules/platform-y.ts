/** An object of `Y.Base`. */
export interface Instance {
  get(name: string): unknown;
  set(name: string, value: unknown): unknown;
  fire(type: string, event?: object): unknown;
  on(type: string, listener: () => void): unknown;
}

export interface Constructor {
  new (config?: object): Instance;
  create(
    name: string,
    parent: Constructor,
    extensions: readonly [],
    methods?: object,
    statics?: object,
  ): Constructor;
}

/** The parts of `Y`, as `runtime/platform/` provides it, that its modules are made of. */
export interface PlatformY {
  readonly Base: Constructor;
  readonly Lang: { readonly sub: unknown };
  readonly Node: {
    readonly prototype: object;
    create(html: string): object;
    one(node: unknown): unknown;
    getDOMNode(node: unknown): unknown;
  };
  readonly NodeList: { readonly prototype: object; (elements: readonly Element[]): unknown };
}
