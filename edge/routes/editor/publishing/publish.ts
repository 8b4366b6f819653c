import type { Context } from 'hono';
import { z } from 'zod';
import { type DocKey, docKeySchema, ownValue } from '../../../../compiler/model/index.ts';
import type {
  EditorProblem,
  EditorPublishAnswer,
  EditorPublishRefusal,
} from '../../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../../api-error.ts';
import type { AppEnv } from '../../../app-env.ts';
import { readJson } from '../../../middleware/read-json.ts';
import { changesBetween, mayPublish, titleOf } from '../../../release/changes-between.ts';
import { publishDocuments } from '../../../release/publish-documents.ts';
import type { BuildDiagnostic } from '../../../release/workshop.ts';

export const publishSchema = z.object({
  message: z.string().max(500).default(''),
  keys: z.array(docKeySchema).max(50_000).optional(),
  /** Revisions as the person saw them, 0 for what is deleted. */
  revs: z.record(docKeySchema, z.int().min(0)).optional(),
});

const CHANGED_SINCE =
  'was changed after your list was made. Look at the changes again, then publish. What visitors see is unchanged.';
const LEAVE_OUT = 'Leave it out, or ask an administrator to publish it.';
const NOT_BUILT = 'The site has errors and was not published. What visitors see is unchanged.';

/** POST publish. */
export async function publish(context: Context<AppEnv>): Promise<Response> {
  const { message, keys: chosen = 'all', revs } = await readJson(context, publishSchema);
  const { name, email, roles } = context.get('contributor');
  const site = context.get('tenant').site();
  const build = await publishDocuments(context, {
    keys: chosen,
    message,
    createdBy: name || email,
    check: async (docs) => {
      const live = await site.docsForPublish([]);
      const changes = changesBetween(live, docs);
      const newer = revs && changes.find(({ key, rev }) => isNewer(key, rev, { chosen, revs }));
      if (newer !== undefined) throw new ApiError(409, `“${titleOf(newer)}” ${CHANGED_SINCE}`);
      const refused = changes.find((change) => !mayPublish(roles, change));
      if (refused !== undefined)
        throw new ApiError(403, `You may not publish “${titleOf(refused)}”. ${LEAVE_OUT}`);
    },
  });
  const problems = build.diagnostics.map(problemOf);
  if (!build.ok || build.releaseId === undefined) {
    const refusal: EditorPublishRefusal = { error: NOT_BUILT, message: NOT_BUILT, problems };
    return context.json(refusal, 422);
  }
  const answer: EditorPublishAnswer = { releaseId: build.releaseId, problems };
  return context.json(answer);
}

/** By what somebody has seen: what was not in their list, when all is published, or has another revision by now. */
function isNewer(
  key: DocKey,
  rev: number,
  {
    chosen,
    revs,
  }: { readonly chosen: readonly DocKey[] | 'all'; readonly revs: Readonly<Record<string, number>> },
): boolean {
  const seen = ownValue(revs, key);
  return seen === undefined ? chosen === 'all' : seen !== rev;
}

function problemOf({ code, severity, message, hint, place }: BuildDiagnostic): EditorProblem {
  return {
    code,
    severity,
    message,
    ...(hint !== undefined && { hint }),
    ...(place !== undefined && { place: placeOf(place.file, place.start) }),
  };
}

function placeOf(
  file: string,
  { line, column }: { readonly line: number; readonly column: number },
): NonNullable<EditorProblem['place']> {
  const key = keyOfFile(file);
  return { file, line, column, ...(key !== undefined && { key }) };
}

/** Folders of a site, by the type of the documents in them. */
const TYPES: Readonly<Record<string, string>> = {
  pages: 'page',
  collections: 'collection',
  items: 'item',
  taxons: 'taxon',
  navigation: 'navigation',
  assets: 'asset',
  forms: 'form',
};

/** An item lies in the folder of its collection. */
function keyOfFile(file: string): string | undefined {
  if (/(?:^|\/)site\.json$/.test(file)) return 'settings:site';
  const parts = file.split('/');
  const id = /^(.+)\.(?:json|md)$/.exec(parts.at(-1) ?? '')?.[1];
  const type = [parts.at(-2), parts.at(-3)].map((folder = '') => ownValue(TYPES, folder)).find(Boolean);
  return id === undefined || type === undefined ? undefined : `${type}:${id}`;
}
