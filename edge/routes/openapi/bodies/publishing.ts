import { z } from 'zod';
import type { EditorChangesResponse } from '../../../../formatters/vocabulary/api/editor/changes.ts';
import type {
  EditorBuildServiceResponse,
  EditorCheckResponse,
  EditorPublishResponse,
} from '../../../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorReleasesResponse } from '../../../../formatters/vocabulary/api/editor/releases.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, numbers, text, time } from './fields.ts';

const changes: z.ZodType<EditorChangesResponse> = z.strictObject({
  changes: z.array(
    z.strictObject({
      key: text,
      title: text.exactOptional(),
      kind: z.enum(['new', 'changed', 'deleted']),
      rev: count,
      releasedRev: count,
      liveUrlId: text.exactOptional(),
      labels: z.array(text),
      updatedAt: time,
      updatedBy: text,
    }),
  ),
});

export const problems = z.array(
  z.strictObject({
    code: text,
    severity: z.enum(['error', 'warning', 'info']),
    message: text,
    hint: text.exactOptional(),
    location: z
      .strictObject({ file: text, line: z.int(), column: z.int(), key: text.exactOptional() })
      .exactOptional(),
  }),
);

const published: z.ZodType<EditorPublishResponse | EditorCheckResponse> = z.union([
  z.strictObject({ releaseId: text, problems }),
  z.strictObject({ problems }),
]);

const releases: z.ZodType<EditorReleasesResponse> = z.strictObject({
  releases: z.array(
    z.strictObject({
      id: text,
      createdOn: time,
      createdBy: text,
      message: text,
      isActive: z.boolean(),
      docs: numbers,
    }),
  ),
});

const buildService: z.ZodType<EditorBuildServiceResponse> = z.strictObject({ isConnected: z.boolean() });

export const PUBLISHING_BODIES = {
  'get editorChanges': changes,
  'get editorBuildService': buildService,
  'post editorPublish': published,
  'get editorReleases': releases,
  'post editorRollback': releases,
} satisfies EndpointBodies;
