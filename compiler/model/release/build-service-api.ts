import type { EditorDiagnostic } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import type { DocKey } from '../operations/document-type.ts';
import type { Doc } from '../operations/operation.ts';

/** Contract between the Worker and the build service. */

/** POST /build: all documents of a site, or changes of earlier ones. 412 when the build service does not have those. */
export interface BuildRequest {
  readonly docs: readonly Pick<Doc, 'key' | 'body'>[];
  /** `documents` of the build that `docs` and `removed` change. Absent: `docs` are all documents. */
  readonly base?: string;
  /** Keys of documents that are not part of the site; they may be unknown. */
  readonly removed?: readonly DocKey[];
  /** Release notes: one line. */
  readonly message: string;
  /** Only the diagnostics are needed. */
  readonly isCheck?: boolean;
}

export interface BuildResponse {
  readonly ok: boolean;
  readonly releaseId?: string;
  /** Names the documents of this build, for `base` of a later one. Absent: they are not kept. */
  readonly documents?: string;
  /** Epoch milliseconds: the build contains what was published at that time. */
  readonly asOf?: number;
  /** Number of new blobs, and of blobs that existed. */
  readonly uploaded?: number;
  readonly reused?: number;
  readonly diagnostics: readonly BuildDiagnostic[];
}

/** The fields of a compiler diagnostic that are used here, with the compiler's own location. */
export interface BuildDiagnostic extends Omit<EditorDiagnostic, 'location'> {
  /** Document whose file the location is in. */
  readonly key?: DocKey;
  readonly location?: {
    readonly file: string;
    readonly start: { readonly line: number; readonly column: number };
  };
}

/**
 * POST /write-to-disk: documents have changed and should be written to files. The build service fetches them; 501 when it has no files.
 */
export interface DiskWriteResult {
  /** Documents that could not be written; all others are. */
  readonly failed: readonly DocKey[];
}

/** POST /downloads?filename=… with the bytes as body: returns the name in `downloads/`. */
export interface DownloadResponse {
  readonly filename: string;
}

/** POST /assets?filename=…&id=… with the bytes as body: returns the document for the file. 415 for an unsupported file type. */
export interface AssetResponse {
  readonly key: DocKey;
  readonly body: unknown;
}
