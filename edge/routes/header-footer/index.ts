import { z } from 'zod';
import { headerFooterSchema } from '../../../compiler/model/index.ts';
import { requireAction, requireContributor } from '../../middleware/contributor.ts';
import { requireCrumb } from '../../middleware/crumb.ts';
import { type App, addEndpoints, type EndpointRoute } from '../../middleware/endpoints.ts';
import { readHeaderFooter, updateHeaderFooter } from './header-footer.ts';

/** Header and footer of a site, for tools of contributors (specification 7, Session, site and other). */
export function headerFooterRoutes(app: App): void {
  addEndpoints(app, ROUTES);
}

/** The blocks, with the revisions of both documents. */
const updatedSchema = headerFooterSchema.extend({ revs: z.record(z.string(), z.int().min(0)) });

const HEADER_FOOTER = { tag: 'Dashboard', access: 'contributor', name: 'siteHeaderFooter' } as const;

const ROUTES: readonly EndpointRoute[] = [
  [
    {
      ...HEADER_FOOTER,
      method: 'get',
      summary: 'The blocks of header and footer, with unpublished changes',
      responses: { 200: headerFooterSchema },
    },
    requireContributor,
    readHeaderFooter,
  ],
  [
    {
      ...HEADER_FOOTER,
      method: 'put',
      summary: 'Replaces the blocks of header and footer; with If-Match, unless they are newer',
      body: headerFooterSchema,
      responses: { 200: updatedSchema, 412: 'Conflict, with `revs` and `transactions` since the ETag' },
    },
    requireContributor,
    requireCrumb,
    requireAction('pages.write'),
    updateHeaderFooter,
  ],
];
