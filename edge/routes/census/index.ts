import { addEndpoints, type Endpoint, type EndpointRoute } from '../../middleware/add-endpoint.ts';
import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb, requireOwnOrigin } from '../../middleware/crumb.ts';
import type { App } from '../../tenancy/app-env.ts';
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
    answers: { 204: 'Counted, or left out on purpose' },
  };
}

const ROUTES: readonly EndpointRoute[] = [
  [beacon('recordHit', 'Counts the view of a page'), requireOwnOrigin, recordHit],
  [beacon('buttonClick', 'Counts a click on a button'), requireOwnOrigin, recordButtonClick],
  [beacon('buttonRender', 'Counts that a button was seen'), requireOwnOrigin, recordButtonRender],
  [beacon('formRender', 'Counts that a form was seen'), requireOwnOrigin, recordFormRender],
  [beacon('overlay', 'Counts what happened to an announcement'), requireOwnOrigin, recordOverlay],
  [beacon('quickView', 'Counts that a product was looked at'), requireOwnOrigin, recordQuickView],
  [beacon('performance', 'Takes in how fast a page was'), requireOwnOrigin, recordPerformance],
  [
    {
      ...beacon('eventsPipeline', 'Takes in an event by the name of its schema'),
      answers: { 202: 'Taken in' },
    },
    requireOwnOrigin,
    recordPipelineEvent,
  ],
  [{ ...beacon('recordEvent', 'Takes in an event'), access: 'visitor' }, requireCrumb, recordEvent],
  [
    { ...beacon('javascriptErrors', 'Takes in errors of scripts'), access: 'visitor' },
    requireCrumb,
    recordErrors,
  ],
  [
    {
      name: 'editorCensus',
      method: 'get',
      summary: 'What was counted of visits',
      tag: 'Dashboard',
      access: 'contributor',
      query: { from: 'The first day, `2026-11-01`', to: 'The last one; at most 400 days' },
      answers: { 200: 'EditorCensusResponse', 400: 'No such days' },
    },
    requireContributor,
    requireAction('analytics.read'),
    readCensus,
  ],
];
