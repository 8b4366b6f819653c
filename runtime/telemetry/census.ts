import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { CRUMB_COOKIE } from '../core/call/cookie-names.ts';
import { readCookie } from '../core/call/cookies.ts';
import type { Path } from '../core/call/path.ts';
import type { Page } from '../core/page.ts';
import { tell } from './tell.ts';
import { visitorCookie } from './visitor.ts';

const BUTTON_CLICK: Path<'buttonClick'> = '/api/census/button-click';
const BUTTON_RENDER: Path<'buttonRender'> = '/api/census/button-render';
const FORM_RENDER: Path<'formRender'> = '/api/census/form-render';
const RECORD_EVENT: Path<'recordEvent'> = '/api/events/RecordEvent';
const RECORD_HIT: Path<'recordHit'> = '/api/census/RecordHit';

/** Numbers of ANALYTICS_EVENT. */
const PAGE_VIEW = 1;
const SITE_SEARCH = 2;
const HEARTBEAT = 10;

const HEARTBEAT_MS = 30_000;
/** Heartbeats stop after half an hour. */
const MOST_HEARTBEATS = 60;
const BUTTON = '.sqs-block-button-element';

/** Sends analytics events of the page (specification 7, Analytics and telemetry). */
export function startCensus(page: Page): void {
  const visitor = visitorCookie();
  const hit = (event: number, more: object = {}) =>
    tell(RECORD_HIT, {
      event: String(event),
      data: JSON.stringify({ ...pageFields(page), ...more }),
      ss_cvr: visitor,
    });
  const tellOf = (path: string, more: Readonly<Record<string, string>>) =>
    tell(path, { visitorCookie: visitor, ...pageFields(page), ...more });

  const query = new URLSearchParams(location.search).get('q')?.trim();
  if (location.pathname !== '/search') hit(PAGE_VIEW);
  else if (query) hit(SITE_SEARCH, { query });
  document.addEventListener('wb:search', (event) => hit(SITE_SEARCH, detailOf(event)));

  for (const button of document.querySelectorAll(BUTTON))
    tellOf(BUTTON_RENDER, { blockId: blockIdOf(button) });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(BUTTON);
    if (button) tellOf(BUTTON_CLICK, { blockId: blockIdOf(button) });
  });
  for (const form of document.querySelectorAll<HTMLElement>('.quoin-form')) {
    tellOf(FORM_RENDER, { formId: form.dataset.formId ?? '' });
  }
  document.addEventListener('wb:cart', (event) => recordAdd(page, detailOf(event)));

  let beats = 0;
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') hit(HEARTBEAT);
    beats += 1;
    if (beats >= MOST_HEARTBEATS) clearInterval(timer);
  }, HEARTBEAT_MS);
}

/** Identifies the page and the site (data model 11). */
function pageFields({ facts }: Page): Readonly<Record<string, string>> {
  const { websiteId = '', templateId = '', language = '', collectionId = '', itemId = '' } = facts;
  return {
    websiteId,
    templateId,
    website_locale: language,
    pageHash: location.hash,
    pagePath: location.pathname,
    collectionId,
    itemId,
    title: document.title,
    referrer: document.referrer.split('?')[0] ?? '',
  };
}

interface CartDetail {
  readonly cart?: ShoppingCart;
  readonly added?: CartEntry;
}

/** Records an addition to the cart, if enabled and if all data is available (R-ANLY-SEND-14 to -17). */
function recordAdd({ facts }: Page, { cart, added }: CartDetail): void {
  const {
    visitorMetrics,
    websiteId,
    pageId,
    productType,
    itemId,
    collectionId,
    collectionTitle = '',
  } = facts;
  if (!added || !visitorMetrics || !websiteId || !productType || !itemId || !collectionId || !cart?.id)
    return;
  tell(RECORD_EVENT, {
    crumb: readCookie(CRUMB_COOKIE) ?? '',
    event: 'add_to_cart',
    data: JSON.stringify({
      website_id: websiteId,
      page_id: pageId,
      cart_id: cart.id,
      product_page: location.pathname,
      product: {
        item_id: added.itemId,
        item_type: productType,
        item_title: added.title,
        item_collection_id: collectionId,
        item_collection_name: collectionTitle,
      },
    }),
  });
}

function detailOf(event: Event): object {
  return Object((event as CustomEvent<unknown>).detail);
}

function blockIdOf(element: Element): string {
  return element.closest('.sqs-block')?.id ?? '';
}
