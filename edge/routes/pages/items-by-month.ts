import type { Context } from 'hono';
import { z } from 'zod';
import { idSchema, monthFileOf, ownValue } from '../../../compiler/model/index.ts';
import type { EndpointRoute } from '../../middleware/endpoints.ts';
import { readQuery } from '../../middleware/read-query.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

const querySchema = z.object({
  month: z.string().regex(/^\d{1,2}-\d{4}$/, 'must be a month, such as 11-2026'),
  collectionId: idSchema,
});

/** GET open/GetItemsByMonth: what the build has stored for the calendars of the theme. A month without items is an empty list. */
async function readItemsByMonth(context: Context<AppEnv>): Promise<Response> {
  const { month, collectionId } = readQuery(context, querySchema);
  const [name = '', year = ''] = month.split('-');
  const release = await context.get('tenant').release();
  const path = monthFileOf(collectionId, `${year}-${name.padStart(2, '0')}`);
  const file = release && ownValue(release.manifest.files, path);
  const text = file && (await (await release.blobs.get(file.hash))?.text());
  return context.json(text === undefined ? [] : JSON.parse(text));
}

export const ITEM_ROUTES: readonly EndpointRoute[] = [
  [
    {
      tag: 'Pages',
      name: 'itemsByMonth',
      access: 'public',
      method: 'get',
      summary: 'The published items of a collection from a month, for calendars of themes',
      query: { month: 'Month and year, such as 11-2026', collectionId: 'Id of the collection' },
      responses: { 200: z.array(z.looseObject({ id: z.string(), title: z.string(), fullUrl: z.string() })) },
    },
    readItemsByMonth,
  ],
];
