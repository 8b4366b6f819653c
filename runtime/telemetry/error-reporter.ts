import { CRUMB, CRUMB_COOKIE } from '../core/call/cookie-names.ts';
import { readCookie } from '../core/call/cookies.ts';
import type { Path } from '../core/call/path.ts';
import { takeOver } from '../core/early.ts';
import type { Page } from '../core/page.ts';

const JAVASCRIPT_ERRORS: Path<'javascriptErrors'> = '/api/events/RecordJavascriptErrors';

/** Limits (specification 9, Telemetry and tracking). */
const MOST_SENDS = 20;
const MOST_QUEUED = 10;
const LONGEST_STACK = 5000;
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
    if (queue.length >= MOST_QUEUED) return;
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
        message: String(message ?? reason?.message ?? reason).slice(0, LONGEST_STACK),
        stack: withoutQueries(String(reason?.stack ?? '')).slice(0, LONGEST_STACK),
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
    if (sends > MOST_SENDS) return;
    fetch(JAVASCRIPT_ERRORS, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'content-type': 'application/json', [CRUMB]: readCookie(CRUMB_COOKIE) ?? '' },
      body,
    }).catch(() => {});
  }

  takeOver('e', report);
  // Pages without the inline script have no listener yet.
  if (!('wb' in window)) {
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, report);
  }
}

/** Query strings may contain personal data. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s:)]*/g, '');
}
