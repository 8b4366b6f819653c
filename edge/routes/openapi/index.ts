import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { App } from '../../middleware/endpoints.ts';
import { openApiDocument } from './openapi-document.ts';

/** Serves the OpenAPI document of all registered endpoints. Register after them. */
export function openApiRoutes(app: App): void {
  app.get(API.openApi, (context) =>
    context.json(openApiDocument(app.endpoints), 200, { 'cache-control': 'no-cache' }),
  );
}
