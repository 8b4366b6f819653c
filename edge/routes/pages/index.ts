import type { App } from '../../tenancy/app-env.ts';
import { servePage } from './serve-page.ts';

/** What no other route takes is a page or a file of the live release. Comes last. */
export function pageRoutes(app: App): void {
  app.notFound(servePage);
}
