import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { App } from '../../tenancy/app-env.ts';
import { readHealth } from './health.ts';

/** Endpoints for operators. */
export function opsRoutes(app: App): void {
  app.get(API.health, readHealth);
}
