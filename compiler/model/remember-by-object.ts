/** Computes a result once per object, for as long as the object exists. The result must depend on nothing but the object. */
export function rememberByObject<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.result;
    const result = compute(key);
    known.set(key, { result });
    return result;
  };
}
