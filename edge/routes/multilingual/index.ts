import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb } from '../../middleware/crumb.ts';
import { READ, WRITE } from '../../middleware/dashboard-endpoint.ts';
import { type App, addEndpoints, type EndpointRoute } from '../../middleware/endpoints.ts';
import { disconnect, languagesRequestSchema, replaceLanguages } from './change-languages.ts';
import { readLanguages, readMultilingualSettings, readStatus } from './read-languages.ts';

/** The languages of a site, for tools of contributors (specification 7, Session, site and other). */
export function multilingualRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

const NO_SETTINGS = 'The site has no settings';

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...READ,
      name: 'multilingualSettings',
      summary: 'Who translates the site, and its primary language',
      responses: { 200: 'MultilingualSettings', 404: NO_SETTINGS },
    },
    requireContributor,
    requireAction('settings.read'),
    readMultilingualSettings,
  ],
  [
    {
      ...READ,
      name: 'multilingualStatus',
      summary: 'Whether the site has a list of languages',
      responses: { 200: 'MultilingualStatus', 404: NO_SETTINGS },
    },
    requireContributor,
    requireAction('settings.read'),
    readStatus,
  ],
  [
    {
      ...READ,
      name: 'multilingualLanguages',
      summary: 'The languages of the site, with unpublished changes',
      responses: { 200: 'SiteLanguages', 404: NO_SETTINGS },
    },
    requireContributor,
    requireAction('settings.read'),
    readLanguages,
  ],
  [
    {
      ...WRITE,
      name: 'multilingualLanguages',
      method: 'put',
      summary: 'Replaces the languages of the site',
      body: languagesRequestSchema,
      responses: { 200: 'SiteLanguages', 404: NO_SETTINGS },
    },
    requireContributor,
    requireCrumb,
    requireAction('settings.write'),
    replaceLanguages,
  ],
  [
    {
      ...WRITE,
      name: 'multilingualConnection',
      method: 'delete',
      summary: 'Removes the list of languages, not the translations',
      responses: { 200: 'MultilingualStatus', 404: NO_SETTINGS },
    },
    requireContributor,
    requireCrumb,
    requireAction('settings.write'),
    disconnect,
  ],
];
