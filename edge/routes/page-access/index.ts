import { requireCrumbOrOwnPage } from '../../middleware/crumb.ts';
import { type App, addEndpoint } from '../../middleware/endpoints.ts';
import { openPage, openPageSchema } from './open-page.ts';

/** The password of a protected page. */
export function pageAccessRoutes(app: App): void {
  addEndpoint(
    app,
    {
      tag: 'Pages',
      name: 'pagePassword',
      access: 'visitor',
      method: 'post',
      summary: 'Opens a protected page with its password; plain HTML forms are redirected to it',
      body: openPageSchema,
      isForm: true,
      responses: { 200: '{}', 403: 'Wrong password', 404: 'The path is not protected' },
    },
    requireCrumbOrOwnPage,
    openPage,
  );
}
