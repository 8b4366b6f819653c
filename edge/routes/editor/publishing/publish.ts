import type { Context } from 'hono';
import { z } from 'zod';
import {
  type BuildDiagnostic,
  type DocKey,
  docKeySchema,
  ownValue,
} from '../../../../compiler/model/index.ts';
import type {
  EditorCheckResponse,
  EditorDiagnostic,
  EditorPublishRejection,
  EditorPublishResponse,
} from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import { documentTitle } from '../../../domain/documents/document-title.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { type Change, changedDocuments, mayPublish } from '../../../publishing/changed-documents.ts';
import { publishDocuments } from '../../../publishing/publish-documents.ts';
import { readToCheck } from '../../../publishing/read-documents.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

export const publishSchema = z.object({
  message: z.string().max(500).default(''),
  keys: z.array(docKeySchema).max(50_000).optional(),
  /** Revisions that the contributor saw; 0 for deleted documents. */
  revs: z.record(docKeySchema, z.int().min(0)).optional(),
  isCheck: z.boolean().default(false),
});

const CHANGED_SINCE = 'has changed. Check the changes and publish again. The live release is unchanged.';
/** Other changes, such as the theme, are published by the CLI through `/_admin`. */
const NO_CHANGE = 'No unpublished changes selected.';
const DESELECT = 'Deselect it, or ask an administrator to publish it.';
const NOT_BUILT = 'The site has errors and was not published. The live release is unchanged.';

/** POST publish. */
export async function publish(context: Context<AppEnv>): Promise<Response> {
  const { message, keys: chosen = 'all', revs, isCheck } = await readJson(context, publishSchema);
  const { name, email, roles } = context.get('contributor');
  const site = context.get('tenant').site();
  const build = await publishDocuments(context, {
    keys: chosen,
    message,
    createdBy: name || email,
    isCheck,
    check: async (docs) => {
      const live = await readToCheck(site, [], 'live');
      const changes = changedDocuments(live, docs);
      if (changes.length === 0) throw new ApiError(409, NO_CHANGE);
      const newer = revs && changes.find(({ key, rev }) => isNewer(key, rev, { chosen, revs }));
      if (newer !== undefined) throw new ApiError(409, `“${titleOf(newer)}” ${CHANGED_SINCE}`);
      const rejected = changes.find((change) => !mayPublish(roles, change));
      if (rejected !== undefined)
        throw new ApiError(403, `You may not publish “${titleOf(rejected)}”. ${DESELECT}`);
    },
  });
  const problems = build.diagnostics.map(problemOf);
  if (isCheck) return context.json({ problems } satisfies EditorCheckResponse);
  if (!build.ok || build.releaseId === undefined) {
    const rejection: EditorPublishRejection = { error: NOT_BUILT, message: NOT_BUILT, problems };
    return context.json(rejection, 422);
  }
  const response: EditorPublishResponse = { releaseId: build.releaseId, problems };
  return context.json(response);
}

function titleOf({ key, body, live }: Change): string {
  return documentTitle(key, body ?? live);
}

/**
 * Whether a document has changed since the contributor saw it; with all documents selected, also whether it was not
 * listed.
 */
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

function problemOf({ code, severity, message, hint, key, location }: BuildDiagnostic): EditorDiagnostic {
  return {
    code,
    severity,
    message,
    ...(hint !== undefined && { hint }),
    ...(location !== undefined && {
      location: { file: location.file, ...lineOf(location), ...(key !== undefined && { key }) },
    }),
  };
}

function lineOf({ start: { line, column } }: NonNullable<BuildDiagnostic['location']>) {
  return { line, column };
}
