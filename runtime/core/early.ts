/** Queues on `window.wb`, shared between the inline script and the loader. */
export interface Early {
  /** Clicks on elements whose island is not mounted. */
  q: Sink<Press>;
  /** Errors that have not been reported. */
  e: Sink<Event>;
}

/** The element, and the event to replay: `click` or `submit`. */
export type Press = readonly [mark: HTMLElement, type: string];

export interface Sink<Item> {
  push(item: Item): unknown;
}

/** Takes over a queue: processes the queued items and all later ones directly. */
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
