import type { ApiPath } from '../core/api/api-path.ts';
import { CRUMB, CRUMB_COOKIE } from '../core/api/cookie-names.ts';
import { readCookie } from '../core/api/cookies.ts';
import { drainQueue } from '../core/early-queue.ts';
import type { Page } from '../core/page.ts';

const JAVASCRIPT_ERRORS: ApiPath<'javascriptErrors'> = '/api/events/RecordJavascriptErrors';

/** Limits (specification 9, Telemetry and tracking). */
const MAX_REPORTS = 20;
const MAX_QUEUED = 10;
const MAX_STACK_LENGTH = 5000;
const DEBOUNCE_MS = 1000;

interface ReportedError {
  readonly event: 'javascript_error';
  readonly data: object;
  readonly timestamp: number;
}

/** Reports uncaught errors; drops those above the limits (gaps C21). */
export function startReportingErrors({ facts }: Page): void {
  let queue: ReportedError[] = [];
  let sends = 0;
  let timer: ReturnType<typeof setTimeout>;

  function report(event: Event): void {
    clearTimeout(timer);
    timer = setTimeout(flush, DEBOUNCE_MS);
    if (queue.length >= MAX_QUEUED) return;
    const {
      error,
      reason = error,
      message,
      filename,
      lineno,
      colno,
    } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
    queue.push({
      event: 'javascript_error',
      timestamp: Date.now(),
      data: {
        message: String(message ?? reason?.message ?? reason).slice(0, MAX_STACK_LENGTH),
        stack: withoutQueries(String(reason?.stack ?? '')).slice(0, MAX_STACK_LENGTH),
        url: withoutQueries(filename ?? location.href),
        line: lineno ?? 0,
        column: colno ?? 0,
        userAgent: navigator.userAgent,
        websiteId: facts.websiteId,
        pageId: facts.pageId,
        pagePath: location.pathname,
      },
    });
  }

  function flush(): void {
    const body = JSON.stringify(queue);
    queue = [];
    sends += 1;
    if (sends > MAX_REPORTS) return;
    fetch(JAVASCRIPT_ERRORS, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'content-type': 'application/json', [CRUMB]: readCookie(CRUMB_COOKIE) ?? '' },
      body,
    }).catch(() => {});
  }

  drainQueue('e', report);
  // Pages without the inline script have no listener yet.
  if (!('wb' in window)) {
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, report);
  }
}

/** Query strings may contain personal data. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s:)]*/g, '');
}
