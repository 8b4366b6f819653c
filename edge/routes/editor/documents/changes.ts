import type { Context } from 'hono';
import type { EditorChangesAnswer } from '../../../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../../../app-env.ts';

/** GET changes. */
export async function listChanges(context: Context<AppEnv>): Promise<Response> {
  const answer: EditorChangesAnswer = { changes: await context.get('tenant').site().changes() };
  return context.json(answer);
}
