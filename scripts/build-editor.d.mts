/** What build-editor.mjs gives to tests. */
export function buildEditor(options?: {
  readonly outdir?: string;
  readonly isDev?: boolean;
  readonly isWritten?: boolean;
}): Promise<{
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  /** Scripts that are loaded before anything is shown, by their names below `_app`. */
  readonly firstLoad: readonly string[];
  readonly style: string;
}>;
