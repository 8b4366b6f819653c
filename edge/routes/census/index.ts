import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb, requireOwnOrigin } from '../../middleware/crumb.ts';
import { type App, addEndpoints, type Endpoint, type EndpointRoute } from '../../middleware/endpoints.ts';
import {
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordHit,
  recordOverlay,
  recordQuickView,
} from './hits.ts';
import { recordPerformance } from './performance.ts';
import { readCensus } from './read-census.ts';
import { recordErrors, recordEvent, recordPipelineEvent } from './reports.ts';

/** Analytics and telemetry of pages (specification 7), and the report for the dashboard. */
export function censusRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

/** Beacons only change counters and cannot send headers. */
function beacon(name: Endpoint['name'], summary: string): Endpoint {
  return {
    tag: 'Census',
    access: 'beacon',
    name,
    method: 'post',
    summary,
    responses: { 204: 'Counted, or deliberately ignored' },
  };
}

const ROUTES: readonly EndpointRoute[] = [
  [beacon('recordHit', 'Counts a page view'), requireOwnOrigin, recordHit],
  [beacon('buttonClick', 'Counts a click on a button'), requireOwnOrigin, recordButtonClick],
  [beacon('buttonRender', 'Counts a button impression'), requireOwnOrigin, recordButtonRender],
  [beacon('formRender', 'Counts a form impression'), requireOwnOrigin, recordFormRender],
  [beacon('overlay', 'Counts an outcome of an announcement'), requireOwnOrigin, recordOverlay],
  [beacon('quickView', 'Counts a quick view of a product'), requireOwnOrigin, recordQuickView],
  [beacon('performance', 'Records performance metrics'), requireOwnOrigin, recordPerformance],
  [
    {
      ...beacon('eventsPipeline', 'Counts an event by its schema name'),
      responses: { 202: 'Accepted' },
    },
    requireOwnOrigin,
    recordPipelineEvent,
  ],
  [{ ...beacon('recordEvent', 'Counts an event'), access: 'visitor' }, requireCrumb, recordEvent],
  [
    { ...beacon('javascriptErrors', 'Records JavaScript errors'), access: 'visitor' },
    requireCrumb,
    recordErrors,
  ],
  [
    {
      name: 'editorCensus',
      method: 'get',
      summary: 'Analytics report',
      tag: 'Dashboard',
      access: 'contributor',
      query: { from: 'First day, `2026-11-01`', to: 'Last day; at most 400 days' },
      responses: { 200: 'EditorCensusResponse', 400: 'Invalid dates' },
    },
    requireContributor,
    requireAction('analytics.read'),
    readCensus,
  ],
];
