// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../core/api/cookies.ts';
import { emit } from '../core/emit.ts';
import type { Page } from '../core/page.ts';
import { startCensus } from './census.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  document.body.innerHTML = '<form class="quoin-form" data-form-id="news"></form>';
  writeCookie('crumb', 'c1', 60);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('records a newsletter sign-up', () => {
  const page: Page = {
    facts: { websiteId: 'w', pageId: 'p' },
    texts: {},
    whenIdle: () => {},
    go: () => {},
  };
  startCensus(page);
  const form = document.querySelector('form') as HTMLFormElement;
  emit(form, 'wb:form-success', { formId: 'news' });
  emit(form, 'wb:newsletter', { formId: 'news' });
  const sent = vi
    .mocked(fetch)
    .mock.calls.filter(([path]) => path === '/api/events/RecordEvent')
    .map(([, init]) => Object.fromEntries(init?.body as URLSearchParams));
  expect(sent).toEqual([
    {
      crumb: 'c1',
      event: 'newsletter',
      data: JSON.stringify({ website_id: 'w', page_id: 'p', form_id: 'news' }),
    },
  ]);
});
