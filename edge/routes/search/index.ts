import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import type { App } from '../../middleware/endpoints.ts';
import { showSearch, showSearchInLanguage } from './search-page.ts';

/** The search page, rendered on the server, in each language of the site. */
export function searchRoutes(app: App): void {
  app.get(EDGE_PAGES.search, (context) => showSearch(context));
  app.get(`/:language${EDGE_PAGES.search}`, showSearchInLanguage);
}
