/**
 * A Durable Object stub: every method returns a promise. (The platform's own stub types cannot represent `unknown`, as
 * in the body of a document.)
 */
export type Remote<Type> = {
  readonly [Name in keyof Type as Type[Name] extends (...args: never[]) => unknown
    ? Name
    : never]: Type[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/**
 * Idempotent methods: reads, and writes with a key or id that makes a second call return the first result. Some depend
 * on their arguments.
 */
export type IdempotentCalls<Type> = {
  readonly [Name in keyof Remote<Type>]?: true | ((...args: Parameters<Remote<Type>[Name]>) => boolean);
};

/** Connects to an object by name; `Type` is its RPC interface. */
export function connect<Type>(
  namespace: DurableObjectNamespace,
  name: string,
  repeatable: IdempotentCalls<Type> = {},
): Remote<Type> {
  return createRemote(() => namespace.get(namespace.idFromName(name)), repeatable);
}

/** A response can be lost when an object moves or its code is replaced; the call is then repeated. */
const MAX_ATTEMPTS = 3;

/**
 * Calls an object with retries. Each attempt uses a new stub, since a broken stub stays broken. Calls to overloaded
 * objects are not retried (edge 4.2), nor are non-idempotent calls: callers get an error for which `isRetryable` is
 * true.
 */
export function createRemote<Type>(
  connect: () => object,
  repeatable: IdempotentCalls<Type> = {},
): Remote<Type> {
  const rules = repeatable as Readonly<Record<string, true | ((...args: readonly unknown[]) => boolean)>>;
  const call = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const mayRepeat = rule === true || rule?.(...args) === true;
    for (let tries = 1; ; tries += 1) {
      try {
        // Runtime stubs accept every method name.
        const stub = connect() as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
        return await stub[name]?.(...args);
      } catch (error) {
        if (!mayRepeat || tries >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  };
  return new Proxy({} as Remote<Type>, {
    // Not a thenable, so that `await` returns the proxy.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then'
        ? (...args: readonly unknown[]) => call(name, args)
        : undefined,
  });
}

/** Whether the runtime reports that a retry can succeed; the outcome of the call is unknown. */
export function isRetryable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { retryable, overloaded } = error as { readonly retryable?: unknown; readonly overloaded?: unknown };
  return retryable === true && overloaded !== true;
}
