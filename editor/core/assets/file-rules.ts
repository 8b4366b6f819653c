/** What may be uploaded, and how large (R-FILE-MSG-04, -05): parameters of the file manager. */
export interface FileRules {
  /** Endings, lower case, without the point. */
  readonly endings: readonly string[];
  readonly maxBytes: number;
}

export const FILE_ENDINGS: readonly string[] = [
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'],
  ...['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'csv'],
  ...['mp3', 'm4a'],
  ...['woff', 'woff2'],
];

/** A megabyte of the specification. */
const MB = 1e6;

export type FileRejection = 'unsupported' | 'too-large';

/** Why a file cannot be taken; undefined when it can. */
export function rejectionOf(
  file: { readonly name: string; readonly size: number },
  rules: FileRules,
): FileRejection | undefined {
  if (!rules.endings.includes(endingOf(file.name))) return 'unsupported';
  return file.size > rules.maxBytes ? 'too-large' : undefined;
}

export function endingOf(name: string): string {
  const point = name.lastIndexOf('.');
  return point < 0 ? '' : name.slice(point + 1).toLowerCase();
}

/** "20 MB", "41.9 kB". */
export function sizeLabel(bytes: number): string {
  const [size, unit] = bytes >= MB ? [bytes / MB, 'MB'] : [bytes / 1000, 'kB'];
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}
