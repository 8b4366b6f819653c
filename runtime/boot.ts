import type { Early } from './core/early.ts';

/*
 * Runs inline, before any script has loaded: queues clicks for the loader and errors for the error reporter. It is
 * part of every page with an island, so every byte counts.
 */
const early: Early = { q: [], e: [] };
(window as { wb?: Early }).wb = early;

/**
 * Events to queue by type. Native links and forms handle keys themselves; elements that are only styled as buttons do
 * not.
 */
const marks: Readonly<Record<string, string>> = {
  click: '.sqs-add-to-cart-button,[data-lightbox]',
  submit: '.product-restock-form',
  keydown: '.sqs-add-to-cart-button',
};

for (const type in marks) {
  addEventListener(
    type,
    (event) => {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      const mark = (event.target as HTMLElement).closest?.<HTMLElement>(marks[type] as string);
      // An element with `data-wb` has a mounted island.
      if (!mark || 'wb' in mark.dataset || ctrlKey || metaKey || (key && !/^( |Enter)$/.test(key))) return;
      event.preventDefault();
      early.q.push([mark, type]);
    },
    true,
  );
}
for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => early.e.push(event));
