import { EDGE_PAGES } from '../../../formatters/vocabulary/api/paths.ts';
import type { App } from '../../middleware/endpoints.ts';
import { showSearch } from './search-page.ts';

/** The search page, rendered on the server. */
export function searchRoutes(app: App): void {
  app.get(EDGE_PAGES.search, showSearch);
}
