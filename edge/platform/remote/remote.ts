/**
 * An object as seen from elsewhere: each method answers later. (The types that come with the platform give up on
 * anything that holds `unknown`, as the body of a document does.)
 */
export type Remote<Type> = {
  readonly [Name in keyof Type as Type[Name] extends (...given: never[]) => unknown
    ? Name
    : never]: Type[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/**
 * Which methods may be carried out twice: those that only read, and those whose key or id makes the second time the
 * answer of the first. Some are so only with certain arguments.
 */
export type Repeatable<Type> = {
  readonly [Name in keyof Remote<Type>]?: true | ((...given: Parameters<Remote<Type>[Name]>) => boolean);
};

/** An object by its name; `Type` says what it answers, or the part of it that is asked. */
export function connect<Type>(
  namespace: DurableObjectNamespace,
  name: string,
  repeatable: Repeatable<Type> = {},
): Remote<Type> {
  return createRemote(() => namespace.get(namespace.idFromName(name)), repeatable);
}

/** An object's answer may be missing because it was moved, or its code was replaced: then another one is asked for. */
const MOST_TRIES = 3;

/**
 * An object that may have to be asked again. Each try goes to a new stub, as a broken one stays broken; one that has too
 * much to do is never asked again (edge 4.2). Nor is one whose answer was lost to what may count only once: whether it
 * was done is not known, and its caller is told to try again (`isAnswerLost`).
 */
export function createRemote<Type>(connect: () => object, repeatable: Repeatable<Type> = {}): Remote<Type> {
  const rules = repeatable as Readonly<Record<string, true | ((...given: readonly unknown[]) => boolean)>>;
  const call = async (name: string, given: readonly unknown[]): Promise<unknown> => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const mayRepeat = rule === true || rule?.(...given) === true;
    for (let tries = 1; ; tries += 1) {
      try {
        // The runtime's stubs have every name; each is called as a method.
        const stub = connect() as Readonly<
          Record<string, (...given: readonly unknown[]) => Promise<unknown>>
        >;
        return await stub[name]?.(...given);
      } catch (error) {
        if (!mayRepeat || tries >= MOST_TRIES || !isAnswerLost(error)) throw error;
      }
    }
  };
  return new Proxy({} as Remote<Type>, {
    // Not a promise: whoever awaits it gets the object itself.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then'
        ? (...given: readonly unknown[]) => call(name, given)
        : undefined,
  });
}

/** The runtime says that another try may be answered; nothing is known of this one. */
export function isAnswerLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { retryable, overloaded } = error as { readonly retryable?: unknown; readonly overloaded?: unknown };
  return retryable === true && overloaded !== true;
}
