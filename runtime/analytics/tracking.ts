import type { TrackingSettings } from '../../formatters/vocabulary/site/tracking-settings.ts';
import type { VisitorEvent } from '../../formatters/vocabulary/site/visitor-event.ts';
import type { Page } from '../core/page.ts';
import type { Adapter } from './adapter.ts';
import { createPixel } from './pixel.ts';
import { takePurchase } from './purchase.ts';
import { createTagService } from './tag-service.ts';

/**
 * Connects the site's own services: a tag manager and a pixel. Loaded only on sites that have one. Returns the adapter for
 * the visitor events that all sites record, and sends those that only services get.
 */
export function startTracking({ facts }: Page, { dataLayer, pixel }: TrackingSettings): Adapter {
  const adapters = [
    ...(dataLayer ? [createTagService(dataLayer)] : []),
    ...(pixel ? [createPixel(pixel)] : []),
  ];
  const dispatch: Adapter = (event, data) => {
    for (const adapter of adapters) adapter(event, data);
  };
  const send = (event: VisitorEvent, data: object) =>
    dispatch(event, { website_id: facts.websiteId, page_id: facts.pageId, ...data });

  const query = new URLSearchParams(location.search).get('q')?.trim();
  if (location.pathname === '/search' && query) send('search', { query });
  const purchase = takePurchase();
  if (purchase) send('purchase', purchase);
  for (const [type, event] of OWN_EVENTS) {
    document.addEventListener(type, ({ detail }: CustomEventInit) => send(event, Object(detail)));
  }
  return dispatch;
}

/** Events of the page (docs/runtime.md, Events) with the visitor events that only services get. */
const OWN_EVENTS = [
  ['wb:search', 'search'],
  ['wb:create-account', 'create_account'],
] as const;
