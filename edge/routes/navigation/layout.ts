import type { Context } from 'hono';
import { z } from 'zod';
import { type Doc, idSchema, navigationSchema } from '../../../compiler/model/index.ts';
import type { SiteLayoutEntry, SiteLayoutResponse } from '../../../formatters/vocabulary/api/navigation.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { linkSchema, linksOf } from './links.ts';

const PREFIX = 'navigation:';

export const layoutEntrySchema = z.strictObject({ identifier: idSchema, links: z.array(linkSchema) });
export const layoutSchema = z.strictObject({ layout: z.array(layoutEntrySchema) });

/** GET GetSiteLayout: the navigations of the site, the main one first. */
export async function readLayout(context: Context<AppEnv>): Promise<Response> {
  const docs = await context.get('tenant').site().readSite();
  const layout = docs.filter(({ key }) => key.startsWith(PREFIX)).map(entryOf);
  const response: SiteLayoutResponse = {
    layout: layout.toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
  return context.json(response);
}

export function entryOf({ key, body }: Pick<Doc, 'key' | 'body'>): SiteLayoutEntry {
  const { items } = navigationSchema.parse(body);
  return { identifier: key.slice(PREFIX.length), links: [...linksOf(items)] };
}

function rankOf({ identifier }: { readonly identifier: string }): number {
  return identifier.startsWith('main') ? 0 : 1;
}
