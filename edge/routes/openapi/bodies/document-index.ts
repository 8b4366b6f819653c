import { z } from 'zod';
import { docKeySchema } from '../../../../compiler/model/index.ts';
import type {
  EditorFileUsesResponse,
  EditorProductsResponse,
  EditorUnusedFilesResponse,
} from '../../../../formatters/vocabulary/api/editor/document-index.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { text } from './fields.ts';

const products: z.ZodType<EditorProductsResponse> = z.strictObject({ productIds: z.array(text) });
const fileUses: z.ZodType<EditorFileUsesResponse> = z.strictObject({ keys: z.array(docKeySchema) });
const unusedFiles: z.ZodType<EditorUnusedFilesResponse> = z.strictObject({ fileIds: z.array(text) });

export const DOCUMENT_INDEX_BODIES = {
  'get editorProducts': products,
  'post editorFileUses': fileUses,
  'get editorUnusedFiles': unusedFiles,
} satisfies EndpointBodies;
