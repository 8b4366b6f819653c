import type { Context } from 'hono';
import type { EditorMe } from '../../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../../app-env.ts';

/** GET me. */
export function readMe(context: Context<AppEnv>): Response {
  const me: EditorMe = context.get('contributor');
  return context.json(me);
}
