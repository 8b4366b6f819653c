import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { SESSION_COOKIE } from '../../middleware/session-cookie.ts';
import type { App } from '../../tenancy/app-env.ts';

/** Serves the OpenAPI document of all registered endpoints. Register after them. */
export function openApiRoutes(app: App): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
  });
  app.get(API.openApi, (context) =>
    context.json(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Quoin', version: '1', description: 'Calls of a site, its shop and its dashboard.' },
      }),
      200,
      { 'cache-control': 'no-cache' },
    ),
  );
}
