import type { Adapter } from './adapter.ts';

/** Pushes events to the array that a tag manager reads, which the page creates if its snippet has not. */
export function createTagService(dataLayer: string): Adapter {
  const scope = window as unknown as Record<string, unknown>;
  return (event, data) => {
    scope[dataLayer] ??= [];
    (scope[dataLayer] as { push?: (entry: object) => void }).push?.({ event, ...data });
  };
}
