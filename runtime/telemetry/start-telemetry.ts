import type { Page } from '../core/page.ts';
import { whenActivated } from '../core/when-activated.ts';
import { startCensus } from './census.ts';
import { startReportingErrors } from './error-reporter.ts';
import { memberId } from './member-id.ts';
import { shouldTrack } from './should-track.ts';

/** Reports errors immediately; starts analytics and measurements when the browser is idle and the page is visible. */
export function startTelemetry(page: Page): void {
  startReportingErrors(page);
  let isStarted = false;
  const start = async () => {
    if (isStarted || !page.facts.analytics || !shouldTrack(page.facts)) return;
    isStarted = true;
    startCensus(page);
    if (page.facts.performance === false) return;
    const { startMeasuring } = await import('./performance.ts');
    startMeasuring(page, memberId());
  };
  page.whenIdle(() => whenActivated(start));
  // The visitor has just accepted.
  document.addEventListener('wb:consent', start);
}
