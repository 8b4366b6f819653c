import type { Page } from '../core/page.ts';
import { randomId } from '../core/random-id.ts';
import { whenActivated } from '../core/when-activated.ts';
import { startCensus } from './census.ts';
import { startReportingErrors } from './error-reporter.ts';
import { shouldTrack } from './should-track.ts';
import { visitorIds } from './visitor.ts';
import { startVisitorEvents } from './visitor-events.ts';

/** Reports errors immediately; starts analytics and measurements when the browser is idle and the page is visible. */
export function startTelemetry(page: Page): void {
  startReportingErrors(page);
  let isStarted = false;
  const start = async () => {
    if (isStarted || !page.facts.analytics || !shouldTrack(page.facts)) return;
    isStarted = true;
    const { tracking } = page.facts;
    startCensus(page);
    startVisitorEvents(
      page,
      // The API gets its events also where the services of the site cannot be loaded.
      tracking &&
        (await import('../analytics/tracking.ts').then(
          ({ startTracking }) => startTracking(page, tracking),
          () => undefined,
        )),
    );
    if (page.facts.performance === false) return;
    const { startMeasuring } = await import('./performance.ts');
    startMeasuring(page, { visitorIds, randomId });
  };
  page.whenIdle(() => whenActivated(start));
  // The visitor has just accepted.
  document.addEventListener('wb:consent', start);
}
