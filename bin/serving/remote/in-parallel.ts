/** More do not make it faster, and the server works for visitors too. */
const PARALLEL = 6;

/** After a failure, no further call is begun, and those that were begun are awaited. */
export async function inParallel<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  let failure: { readonly error: unknown } | undefined;
  const work = async () => {
    for (const item of rest) {
      if (failure !== undefined) return;
      await call(item).catch((error: unknown) => {
        failure ??= { error };
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (failure !== undefined) throw failure.error;
}
