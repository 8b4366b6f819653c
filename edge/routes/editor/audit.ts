import type { Context } from 'hono';
import type { EditorAuditAnswer } from '../../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../../app-env.ts';
import { limitOf } from './limit-of.ts';

/** GET audit: what somebody did to the store, and what somebody has to act upon. */
export async function listAudit(context: Context<AppEnv>): Promise<Response> {
  const limit = limitOf(context);
  const cursor = context.req.query('cursor') ?? '';
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
  const found = await context
    .get('tenant')
    .store()
    .audit(limit + 1, before);
  const lines = found.slice(0, limit);
  const last = lines.at(-1);
  const hasNextPage = found.length > limit;
  const answer: EditorAuditAnswer = {
    lines,
    hasNextPage,
    ...(hasNextPage && last && { nextPageCursor: String(last.id) }),
  };
  return context.json(answer);
}
