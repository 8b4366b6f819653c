import type { App } from '../../middleware/endpoints.ts';
import { servePage } from './serve-page.ts';

/** Serves pages and files of the live release for all other paths. Register last. */
export function pageRoutes(app: App): void {
  app.notFound(servePage);
}
