import { limitBody } from './middleware/body-limit.ts';
import { compressJson } from './middleware/compress-json.ts';
import { sendCrumb } from './middleware/crumb.ts';
import { type App, createRouter } from './middleware/endpoints.ts';
import { handleErrors } from './middleware/errors.ts';
import { logRequests } from './middleware/log-requests.ts';
import { restoreSharedCookies } from './middleware/port-cookies.ts';
import { checkTarget } from './middleware/request-target.ts';
import { setSecureHeaders } from './middleware/secure-headers.ts';
import { findTenant } from './middleware/tenant.ts';
import { enforceWebsiteStatus } from './middleware/website-access.ts';

import { adminRoutes } from './routes/admin/index.ts';
import { censusRoutes } from './routes/census/index.ts';
import { commerceRoutes } from './routes/commerce/index.ts';
import { configRoutes } from './routes/config/index.ts';
import { editorRoutes } from './routes/editor/index.ts';
import { formRoutes } from './routes/forms/index.ts';
import { headerFooterRoutes } from './routes/header-footer/index.ts';
import { liveReloadRoutes } from './routes/live-reload/index.ts';
import { memberRoutes } from './routes/member/index.ts';
import { multilingualRoutes } from './routes/multilingual/index.ts';
import { navigationRoutes } from './routes/navigation/index.ts';
import { openApiRoutes } from './routes/openapi/index.ts';
import { opsRoutes } from './routes/ops/index.ts';
import { pageAccessRoutes } from './routes/page-access/index.ts';
import { pageRoutes } from './routes/pages/index.ts';
import { placesRoutes } from './routes/places/index.ts';
import { restockRoutes } from './routes/restock/index.ts';
import { searchRoutes } from './routes/search/index.ts';

/**
 * Registers middleware from outer to inner, then the routes. Requests that match no route are served from the release.
 */
export function createApp(): App {
  const app = createRouter();
  app.onError(handleErrors);
  app.use(
    logRequests,
    setSecureHeaders,
    compressJson,
    checkTarget,
    findTenant,
    enforceWebsiteStatus,
    restoreSharedCookies,
    sendCrumb,
    limitBody,
  );
  liveReloadRoutes(app);
  commerceRoutes(app);
  formRoutes(app);
  restockRoutes(app);
  censusRoutes(app);
  memberRoutes(app);
  configRoutes(app);
  editorRoutes(app);
  navigationRoutes(app);
  headerFooterRoutes(app);
  multilingualRoutes(app);
  placesRoutes(app);
  adminRoutes(app);
  opsRoutes(app);
  openApiRoutes(app);
  searchRoutes(app);
  pageAccessRoutes(app);
  pageRoutes(app);
  return app;
}
