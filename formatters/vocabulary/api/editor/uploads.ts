import type { EditorDocumentResponse } from './documents.ts';

/**
 * POST assets?filename=…&id=…: the raw bytes. The dashboard generates `id` before the upload; without it the server
 * generates one. Responds with the new asset document, stored as revision 1.
 */
export type EditorAssetResponse = EditorDocumentResponse;

/** POST downloads?filename=…: the raw bytes of a file that customers download. Responds with its name in `downloads/`. */
export interface EditorDownloadResponse {
  readonly filename: string;
}
