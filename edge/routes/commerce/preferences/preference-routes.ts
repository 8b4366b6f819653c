import { requireAction, requireContributor } from '../../../middleware/contributor.ts';
import { requireCrumb } from '../../../middleware/crumb.ts';
import type { EndpointRoute } from '../../../middleware/endpoints.ts';
import { preferencesSchema, readPreferences, replacePreferences } from './preferences.ts';

const PREFERENCES = { tag: 'Dashboard', name: 'commercePreferences', access: 'contributor' } as const;
const RESPONSES = { 200: preferencesSchema } as const;

/** Preferences of tools for merchants (R-ECOM-API-13). */
export const PREFERENCE_ROUTES: readonly EndpointRoute[] = [
  [
    { ...PREFERENCES, method: 'get', summary: 'The values of a namespace', responses: RESPONSES },
    requireContributor,
    requireAction('commerce.read'),
    readPreferences,
  ],
  [
    {
      ...PREFERENCES,
      method: 'put',
      summary: 'Replaces the values of a namespace',
      body: preferencesSchema,
      responses: { ...RESPONSES, 409: 'Too many namespaces' },
    },
    requireContributor,
    requireCrumb,
    requireAction('commerce.write'),
    replacePreferences,
  ],
];
