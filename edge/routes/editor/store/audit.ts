import type { Context } from 'hono';
import type {
  EditorAuditEntry,
  EditorAuditResponse,
} from '../../../../formatters/vocabulary/api/editor/audit.ts';
import { limitOf } from '../../../middleware/page-limit.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET audit: the audit log of the store, with incidents. */
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
  const response: EditorAuditResponse = {
    lines,
    hasNextPage,
    ...(hasNextPage && last && { nextPageCursor: String(last.id) }),
  };
  return context.json(response);
}

/** Adds the names of contributors; former contributors are shown by id. */
async function named(
  context: Context<AppEnv>,
  lines: readonly EditorAuditEntry[],
): Promise<readonly EditorAuditEntry[]> {
  const tenant = context.get('tenant');
  const people = lines.length === 0 ? [] : await tenant.account().contributors(tenant.siteId);
  const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
  return lines.map((line) => {
    const actorName = names.get(line.actor);
    return { ...line, ...(actorName !== undefined && { actorName }) };
  });
}
