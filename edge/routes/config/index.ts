import { API, EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import { requireCrumb } from '../../middleware/crumb.ts';
import type { App } from '../../tenancy/app-env.ts';
import { serveCanvas, serveDashboard, serveDashboardFile } from './dashboard.ts';
import { showLogin, signIn } from './login.ts';
import { signOut } from './logout.ts';

/** Addresses of the dashboard that do not lie below its own (R-SHELL-BILL-01 to -03). */
const BILLING = ['/settings/billing/upgrade', '/settings/billing/subscriptions/website'];

/** The dashboard: signing in and out, and its files. What it shows comes from `/api/editor/v1`. */
export function configRoutes(app: App): void {
  app.get(API.login, showLogin);
  app.post(API.login, requireCrumb, signIn);
  app.post(API.logout, requireCrumb, signOut);
  app.get(`${EDGE_PAGES.config}/_app/*`, serveDashboardFile);
  app.get(`${EDGE_PAGES.config}/_canvas`, serveCanvas);
  app.get(EDGE_PAGES.config, serveDashboard);
  app.get(`${EDGE_PAGES.config}/*`, serveDashboard);
  for (const path of BILLING) app.get(path, serveDashboard);
}
