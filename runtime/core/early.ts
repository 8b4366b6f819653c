/** What boot and the program leave to each other on `window.wb`: whatever takes a push. */
export interface Early {
  /** Presses on marks whose island is not there yet. */
  q: Sink<Press>;
  /** Errors that nobody has reported yet. */
  e: Sink<Event>;
}

/** The mark, and what to do with it: `click` or `submit`. */
export type Press = readonly [mark: HTMLElement, type: string];

export interface Sink<Item> {
  push(item: Item): unknown;
}

/** Takes over a queue: what is in it comes at once, what comes later goes straight on. */
export function takeOver<Name extends keyof Early>(
  name: Name,
  take: (item: Parameters<Early[Name]['push']>[0]) => void,
): void {
  const early = (window as { wb?: Early }).wb;
  if (!early) return;
  const queue = early[name];
  early[name] = { push: take };
  if (Array.isArray(queue)) queue.forEach(take);
}
