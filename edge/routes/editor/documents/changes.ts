import type { Context } from 'hono';
import type { EditorChangesAnswer } from '../../../../formatters/vocabulary/index.ts';
import type { AppEnv } from '../../../app-env.ts';

/** GET changes: of documents that these roles may read. */
export async function listChanges(context: Context<AppEnv>): Promise<Response> {
  const { roles } = context.get('contributor');
  const answer: EditorChangesAnswer = { changes: await context.get('tenant').site().changes(roles) };
  return context.json(answer);
}
