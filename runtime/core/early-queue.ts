/** Queues on `window.wb`, shared between the inline script and the loader. */
export interface EarlyQueues {
  /** Clicks on elements whose island is not mounted. */
  q: Sink<QueuedEvent>;
  /** Errors that have not been reported. */
  e: Sink<Event>;
}

/** The element, and the event to replay: `click` or `submit`. */
export type QueuedEvent = readonly [element: HTMLElement, type: string];

export interface Sink<Item> {
  push(item: Item): unknown;
  /** Of an array: items that wait to be processed. */
  forEach?(handle: (item: Item) => void): void;
}

/** Takes over a queue: processes the queued items and all later ones directly. */
export function drainQueue<Name extends keyof EarlyQueues>(
  name: Name,
  handle: (item: Parameters<EarlyQueues[Name]['push']>[0]) => void,
): void {
  const queues = (window as { wb?: EarlyQueues }).wb;
  if (!queues) return;
  const queue = queues[name];
  queues[name] = { push: handle };
  queue?.forEach?.(handle);
}
