import type { App } from '../../tenancy/app-env.ts';
import { servePage } from './serve-page.ts';

/** Serves pages and files of the live release for all other paths. Register last. */
export function pageRoutes(app: App): void {
  app.notFound(servePage);
}
