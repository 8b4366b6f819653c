import type { Context } from 'hono';
import { z } from 'zod';
import { areaOfDoc, type Doc, type DocKey, docKeySchema, may } from '../../../compiler/model/index.ts';
import type {
  EditorChange,
  EditorProblem,
  EditorPublishAnswer,
  EditorPublishRefusal,
} from '../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../api-error.ts';
import type { AppEnv } from '../../app-env.ts';
import { readJson } from '../../middleware/read-json.ts';
import { publishDocuments } from '../../release/publish-documents.ts';
import type { BuildDiagnostic } from '../../release/workshop.ts';

export const publishSchema = z.object({
  message: z.string().max(500).default(''),
  keys: z.array(docKeySchema).max(50_000).optional(),
});

const NOT_BUILT = 'The site has errors and was not published. What visitors see is unchanged.';

/** POST publish. */
export async function publish(context: Context<AppEnv>): Promise<Response> {
  const { message, keys: chosen = 'all' } = await readJson(context, publishSchema);
  const { name, email, roles } = context.get('contributor');
  const site = context.get('tenant').site();
  const build = await publishDocuments(context, {
    keys: chosen,
    message,
    createdBy: name || email,
    check: async (docs) => checkRights(roles, await site.changes(), { docs, chosen }),
  });
  const problems = build.diagnostics.map(problemOf);
  if (!build.ok || build.releaseId === undefined) {
    const refusal: EditorPublishRefusal = { error: NOT_BUILT, message: NOT_BUILT, problems };
    return context.json(refusal, 422);
  }
  const answer: EditorPublishAnswer = { releaseId: build.releaseId, problems };
  return context.json(answer);
}

/** Whoever may publish products does not thereby publish somebody else's pages. */
function checkRights(
  roles: readonly number[],
  changes: readonly EditorChange[],
  { docs, chosen }: { readonly docs: readonly Doc[]; readonly chosen: readonly DocKey[] | 'all' },
): void {
  const bodies = new Map<string, unknown>(docs.map(({ key, body }) => [key, body]));
  const isChosen = (key: string) => chosen === 'all' || chosen.some((each) => each === key);
  const refused = changes.find(
    ({ key }) => isChosen(key) && !may(roles, `${areaOfDoc(key as DocKey, bodies.get(key))}.publish`),
  );
  if (refused !== undefined) throw new ApiError(403, `You may not publish ${refused.title ?? refused.key}.`);
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

function keyOfFile(file: string): string | undefined {
  if (/(?:^|\/)site\.json$/.test(file)) return 'settings:site';
  const [, folder = '', id] = /(?:^|\/)([a-z]+)\/([^/]+)\.(?:json|md)$/.exec(file) ?? [];
  return Object.hasOwn(TYPES, folder) ? `${TYPES[folder]}:${id}` : undefined;
}
