/** One file of the published site, as a value: its text, or which file is copied. */
export type OutputFile = TextFile | CopiedFile;

export interface TextFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface CopiedFile {
  readonly path: string;
  readonly copy: { readonly from: 'site' | 'theme'; readonly path: string; readonly size: number };
}
