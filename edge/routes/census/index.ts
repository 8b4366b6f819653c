import { API } from '../../../formatters/vocabulary/index.ts';
import type { App } from '../../app-env.ts';
import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb, requireOwnOrigin } from '../../middleware/crumb.ts';
import { addCall } from '../openapi/add-call.ts';
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

/** What pages tell about visits (specification 7, Analytics and telemetry), and what the dashboard reads of it. */
export function censusRoutes(app: App): void {
  // Beacons change nothing but counters, and cannot send a header.
  app.post(API.recordHit, requireOwnOrigin, recordHit);
  app.post(API.buttonClick, requireOwnOrigin, recordButtonClick);
  app.post(API.buttonRender, requireOwnOrigin, recordButtonRender);
  app.post(API.formRender, requireOwnOrigin, recordFormRender);
  app.post(API.overlay, requireOwnOrigin, recordOverlay);
  app.post(API.quickView, requireOwnOrigin, recordQuickView);
  app.post(API.performance, requireOwnOrigin, recordPerformance);
  app.post(API.eventsPipeline, requireOwnOrigin, recordPipelineEvent);
  app.post(API.recordEvent, requireCrumb, recordEvent);
  app.post(API.javascriptErrors, requireCrumb, recordErrors);
  addCall(
    app,
    {
      name: 'editorCensus',
      method: 'get',
      summary: 'What was counted of visits',
      tag: 'Dashboard',
      access: 'contributor',
      query: { from: 'The first day, `2026-11-01`', to: 'The last one; at most 400 days' },
      answers: { 200: 'EditorCensusAnswer', 400: 'No such days' },
    },
    requireContributor,
    requireAction('analytics.read'),
    readCensus,
  );
}
