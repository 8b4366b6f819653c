import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { type App, addEndpoints } from '../../middleware/endpoints.ts';
import { serveCanvas, serveDashboard, serveDashboardFile } from './dashboard.ts';
import { SIGN_IN_ROUTES } from './sign-in-routes.ts';

/** Dashboard URLs outside of /config (R-SHELL-BILL-01 to -03). */
const BILLING = ['/settings/billing/upgrade', '/settings/billing/subscriptions/website'];

/** Sign-in, sign-out and files of the dashboard. Its data comes from `/api/editor/v1`. */
export function configRoutes(app: App): void {
  addEndpoints(app, SIGN_IN_ROUTES);
  app.get(`${EDGE_PAGES.config}/_app/*`, serveDashboardFile);
  app.get(`${EDGE_PAGES.config}/_canvas`, serveCanvas);
  app.get(EDGE_PAGES.config, serveDashboard);
  app.get(`${EDGE_PAGES.config}/*`, serveDashboard);
  for (const path of BILLING) app.get(path, serveDashboard);
}
