/** The part of build-editor.mjs that tests use. */
export function buildEditor(options?: {
  readonly outdir?: string;
  readonly isDev?: boolean;
  readonly isWritten?: boolean;
}): Promise<{
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  readonly chunks: readonly {
    readonly path: string;
    /** The source files in the chunk, relative to the project. */
    readonly sources: readonly string[];
    /** Paths of chunks that run before it. */
    readonly staticImports: readonly string[];
    /** Paths of chunks that it imports, statically or later. */
    readonly imports: readonly string[];
  }[];
  /** Paths of the scripts that are loaded before anything is shown. */
  readonly firstLoad: readonly string[];
  readonly style: string;
}>;
