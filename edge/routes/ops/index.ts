import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { requireMetricsToken } from '../../middleware/admin-token.ts';
import type { App } from '../../middleware/endpoints.ts';
import { readHealth } from './health.ts';
import { readMetrics } from './metrics.ts';

/** Endpoints for operators. */
export function opsRoutes(app: App): void {
  app.get(API.health, readHealth);
  app.get(API.metrics, requireMetricsToken, readMetrics);
}
