/** Allowed file types and size (R-FILE-MSG-04, -05): options of the file manager. */
export interface FileRules {
  /** File extensions in lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

export const FILE_EXTENSIONS: readonly string[] = [
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'],
  ...['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'csv'],
  ...['mp3', 'm4a'],
  ...['woff', 'woff2'],
];

/** One megabyte as the specification counts it. */
const MB = 1e6;

export type FileRejection = 'unsupported' | 'too-large';

/** Returns why a file is rejected, or undefined when it is accepted. */
export function rejectionOf(
  file: { readonly name: string; readonly size: number },
  rules: FileRules,
): FileRejection | undefined {
  if (!rules.extensions.includes(extensionOf(file.name))) return 'unsupported';
  return file.size > rules.maxBytes ? 'too-large' : undefined;
}

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** "20 MB", "41.9 kB". */
export function sizeLabel(bytes: number): string {
  const [size, unit] = bytes >= MB ? [bytes / MB, 'MB'] : [bytes / 1000, 'kB'];
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}
