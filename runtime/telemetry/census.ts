import type { ApiPath } from '../core/api/api-path.ts';
import { LOCALE_COOKIE } from '../core/api/cookie-names.ts';
import { readCookie } from '../core/api/cookies.ts';
import type { Page } from '../core/page.ts';
import { memberId } from './member-id.ts';
import { sendEvent } from './send-event.ts';
import { visitorCookie } from './visitor.ts';
import { detailOf } from './visitor-events.ts';

const BUTTON_CLICK: ApiPath<'buttonClick'> = '/api/census/button-click';
const BUTTON_RENDER: ApiPath<'buttonRender'> = '/api/census/button-render';
const FORM_RENDER: ApiPath<'formRender'> = '/api/census/form-render';
const RECORD_HIT: ApiPath<'recordHit'> = '/api/census/RecordHit';

/** Numbers of ANALYTICS_EVENT. */
const PAGE_VIEW = 1;
const SITE_SEARCH = 2;
const HEARTBEAT = 10;

const HEARTBEAT_MS = 30_000;
/** Heartbeats stop after half an hour. */
const MAX_HEARTBEATS = 60;
const BUTTON = '.sqs-block-button-element';

/** Sends analytics events of the page (specification 7, Analytics and telemetry). */
export function startCensus(page: Page): void {
  const visitor = visitorCookie();
  let variantId = '';
  const fields = () => ({ ...pageFields(page), variantId });
  const hit = (event: number, extra: object = {}) =>
    sendEvent(RECORD_HIT, {
      event: String(event),
      data: JSON.stringify({ ...fields(), ...extra }),
      ss_cvr: visitor,
    });
  const sendPageEvent = (path: string, extra: Readonly<Record<string, string>>) =>
    sendEvent(path, { visitorCookie: visitor, ...fields(), ...extra });
  document.addEventListener('wb:variant', (event) => {
    const { variant }: VariantDetail = detailOf(event);
    variantId = variant?.id ?? '';
  });

  const query = new URLSearchParams(location.search).get('q')?.trim();
  if (location.pathname !== '/search') hit(PAGE_VIEW);
  else if (query) hit(SITE_SEARCH, { query });
  document.addEventListener('wb:search', (event) => hit(SITE_SEARCH, detailOf(event)));

  for (const button of document.querySelectorAll(BUTTON))
    sendPageEvent(BUTTON_RENDER, { blockId: blockIdOf(button) });
  document.addEventListener('click', ({ target }) => {
    // The document has no such method.
    const button = (target as Partial<Element> | null)?.closest?.(BUTTON);
    if (button) sendPageEvent(BUTTON_CLICK, { blockId: blockIdOf(button) });
  });
  for (const form of document.querySelectorAll<HTMLElement>('.quoin-form')) {
    sendPageEvent(FORM_RENDER, { formId: form.dataset.formId ?? '' });
  }

  let heartbeats = 0;
  const timer = setInterval(() => {
    if (!document.hidden) hit(HEARTBEAT);
    heartbeats += 1;
    if (heartbeats >= MAX_HEARTBEATS) clearInterval(timer);
  }, HEARTBEAT_MS);
}

/** Identifies the page and the site (data model 11). */
function pageFields({ facts }: Page): Readonly<Record<string, string>> {
  const { websiteId = '', templateId = '', language = '', collectionId = '', itemId = '' } = facts;
  return {
    websiteId,
    memberAccountId: memberId() ?? '',
    templateId,
    website_locale: language,
    member_locale: readCookie(LOCALE_COOKIE) ?? '',
    pageHash: location.hash,
    pagePath: location.pathname,
    collectionId,
    itemId,
    title: document.title,
    referrer: document.referrer.split('?')[0] ?? '',
  };
}

interface VariantDetail {
  /** The chosen variant of the product of the page. */
  readonly variant?: { readonly id: string };
}

function blockIdOf(element: Element): string {
  return element.closest('.sqs-block')?.id ?? '';
}
