import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { App } from '../../middleware/endpoints.ts';
import { readHealth } from './health.ts';

/** Endpoints for operators. */
export function opsRoutes(app: App): void {
  app.get(API.health, readHealth);
}
