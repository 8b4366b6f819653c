import type { Early } from './core/early.ts';

/*
 * Runs in the page before anything else has been loaded: keeps what was pressed for the loader, and what went wrong for
 * the error reporter. Its text stands in every page with an island, so every byte counts.
 */
const early: Early = { q: [], e: [] };
(window as { wb?: Early }).wb = early;

/** Links and forms know what keys mean; what only looks like a button does not. */
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
      // A mark with `data-wb` has its island.
      if (!mark || 'wb' in mark.dataset || ctrlKey || metaKey || (key && !/^( |Enter)$/.test(key))) return;
      event.preventDefault();
      early.q.push([mark, type]);
    },
    true,
  );
}
for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => early.e.push(event));
