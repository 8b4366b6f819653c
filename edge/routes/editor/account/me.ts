import type { Context } from 'hono';
import type { EditorMe } from '../../../../formatters/vocabulary/api/editor/account.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET me. */
export function readMe(context: Context<AppEnv>): Response {
  const me: EditorMe = context.get('contributor');
  return context.json(me);
}
