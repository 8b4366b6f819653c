import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb } from '../../middleware/crumb.ts';
import { type App, addEndpoints, type EndpointRoute } from '../../middleware/endpoints.ts';
import { layoutEntrySchema, layoutSchema, readLayout } from './layout.ts';
import { navigationUpdateSchema, updateNavigation } from './update-navigation.ts';

/** The navigations of a site, for tools of contributors (specification 7, Session, site and other). */
export function navigationRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

const NAVIGATION = { tag: 'Dashboard', access: 'contributor' } as const;

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...NAVIGATION,
      name: 'siteLayout',
      method: 'get',
      summary: 'The navigations of the site, the main one first',
      responses: { 200: layoutSchema },
    },
    requireContributor,
    readLayout,
  ],
  [
    {
      ...NAVIGATION,
      name: 'updateNavigation',
      method: 'post',
      summary: 'Replaces the entries of a navigation',
      body: navigationUpdateSchema,
      responses: { 200: layoutEntrySchema, 404: 'Unknown navigation' },
    },
    requireContributor,
    requireCrumb,
    // Drafts of a navigation do not exist: draft editors may not change it here.
    requireAction('pages.publish'),
    updateNavigation,
  ],
];
