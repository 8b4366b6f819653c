/** What build-editor.mjs gives to tests. */
export function buildEditor(options?: {
  readonly outdir?: string;
  readonly isDev?: boolean;
  readonly isWritten?: boolean;
}): Promise<{
  readonly files: readonly { readonly path: string; readonly contents: Uint8Array }[];
  /** esbuild's report, as far as tests read it: what each written file was made for and what it imports, at once or later. */
  readonly metafile: {
    readonly outputs: Readonly<
      Record<
        string,
        { readonly entryPoint?: string; readonly imports: readonly { readonly path: string }[] } | undefined
      >
    >;
  };
  /** Scripts that are loaded before anything is shown, by their names below `_app`. */
  readonly firstLoad: readonly string[];
  readonly style: string;
}>;
