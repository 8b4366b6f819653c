import type { EditorDiagnostic } from '../../../formatters/vocabulary/api/editor.ts';
import type { Doc, DocKey } from '../operations/operation.ts';

/*
 * What the Worker asks of the workshop, the process beside it, and what comes back. Both sides read this, and nobody else.
 */

/** POST /build. */
export interface BuildRequest {
  readonly docs: readonly Pick<Doc, 'key' | 'body'>[];
  /** One line for the history. */
  readonly message: string;
}

export interface BuildResponse {
  readonly ok: boolean;
  readonly releaseId?: string;
  /** Epoch milliseconds: what was to be seen then is in it. */
  readonly asOf?: number;
  /** Blobs that were new, and those that were there already. */
  readonly uploaded?: number;
  readonly reused?: number;
  readonly diagnostics: readonly BuildDiagnostic[];
}

/** What is read of a diagnostic of the compiler: what the dashboard tells of it, and the compiler's own place. */
export interface BuildDiagnostic extends Omit<EditorDiagnostic, 'location'> {
  /** The document whose file the place is in. */
  readonly key?: DocKey;
  readonly location?: {
    readonly file: string;
    readonly start: { readonly line: number; readonly column: number };
  };
}

/** POST /mirror: there are changes for the files. They are asked for; 501 where nobody keeps files. */
export interface DiskWriteResult {
  /** What could not be written; all others are. */
  readonly failed: readonly DocKey[];
}

/** POST /assets?filename=…&id=… with the bytes: the document that describes the file. 415 for no kind that sites show. */
export interface AssetResponse {
  readonly key: DocKey;
  readonly body: unknown;
}
