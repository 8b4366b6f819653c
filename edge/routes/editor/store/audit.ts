import type { Context } from 'hono';
import type { EditorAuditLine, EditorAuditResponse } from '../../../../formatters/vocabulary/api/editor.ts';
import { limitOf } from '../../../middleware/page-limit.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET audit: what somebody did to the store, and what somebody has to act upon. */
export async function listAudit(context: Context<AppEnv>): Promise<Response> {
  const limit = limitOf(context);
  const cursor = context.req.query('cursor') ?? '';
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
  const found = await context
    .get('tenant')
    .store()
    .audit(limit + 1, before);
  const lines = await named(context, found.slice(0, limit));
  const last = lines.at(-1);
  const hasNextPage = found.length > limit;
  const answer: EditorAuditResponse = {
    lines,
    hasNextPage,
    ...(hasNextPage && last && { nextPageCursor: String(last.id) }),
  };
  return context.json(answer);
}

/** With the names of who works here; whoever has left is known by an id. */
async function named(
  context: Context<AppEnv>,
  lines: readonly EditorAuditLine[],
): Promise<readonly EditorAuditLine[]> {
  const tenant = context.get('tenant');
  const people = lines.length === 0 ? [] : await tenant.account().contributors(tenant.siteId);
  const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
  return lines.map((line) => {
    const actorName = names.get(line.actor);
    return { ...line, ...(actorName !== undefined && { actorName }) };
  });
}
