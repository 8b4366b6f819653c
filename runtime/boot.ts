import type { EarlyQueues } from './core/early-queue.ts';

/*
 * Runs inline, before any script has loaded: queues clicks for the loader and errors for the error reporter. It is
 * part of every page with an island, so every byte counts.
 */
const queues: EarlyQueues = { q: [], e: [] };
(window as { wb?: EarlyQueues }).wb = queues;

/**
 * Events to queue by type. Native links and forms handle keys themselves; elements that are only styled as buttons do
 * not.
 */
const selectors: Readonly<Record<string, string>> = {
  click: '.sqs-add-to-cart-button,[data-lightbox]',
  submit: '.product-restock-form',
  keydown: '.sqs-add-to-cart-button',
};

for (const type in selectors) {
  addEventListener(
    // All three are handled alike.
    type as 'keydown',
    (event) => {
      const element = (event.target as HTMLElement).closest?.<HTMLElement>(selectors[type] as string);
      // An element with `data-wb` has a mounted island.
      if (
        !element ||
        'wb' in element.dataset ||
        event.ctrlKey ||
        event.metaKey ||
        (event.key && !/^( |Enter)$/.test(event.key))
      )
        return;
      event.preventDefault();
      // Becomes the text `true`; until the loader replays the event.
      (element as { ariaBusy: unknown }).ariaBusy = true;
      queues.q.push([element, type]);
    },
    true,
  );
}
for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => queues.e.push(event));
