import type { Page } from '../core/page.ts';
import { whenSeen } from '../core/when-seen.ts';
import { startCensus } from './census.ts';
import { startReportingErrors } from './error-reporter.ts';
import { mayCount } from './may-count.ts';

/** Reports errors immediately; starts analytics and measurements when the browser is idle and the page is visible. */
export function startTelemetry(page: Page): void {
  startReportingErrors(page);
  page.whenIdle(() =>
    whenSeen(async () => {
      if (!page.facts.analytics || !mayCount(page.facts)) return;
      startCensus(page);
      if (page.facts.performance === false) return;
      const { startMeasuring } = await import('./performance.ts');
      startMeasuring(page);
    }),
  );
}
