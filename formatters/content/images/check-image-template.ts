/** The options of an image template. Values come from templates and can have any type. */
export interface ImageTemplateOptions {
  readonly src?: unknown;
  /** In pixels. */
  readonly width?: unknown;
  /** In pixels. */
  readonly height?: unknown;
  /** `high`, `low` or `none` (default). */
  readonly priority?: unknown;
  /** `sqs` (default), `raw`, `vimeo` or `youtube`. */
  readonly loader?: unknown;
  /** `jpg` or `webp`; video thumbnails only. */
  readonly format?: unknown;
  readonly videoId?: unknown;
  readonly srcset?: unknown;
  readonly sizes?: unknown;
}

/** An invalid option and a one-sentence message, which never quotes the data. */
export interface ImageIssue {
  readonly option: keyof ImageTemplateOptions;
  /** The value is invalid, a required option is missing, or the option is not allowed with the loader. */
  readonly kind: 'value' | 'missing' | 'misplaced';
  readonly message: string;
}

const PRIORITIES: readonly unknown[] = ['high', 'low', 'none'];
const LOADERS: readonly unknown[] = ['sqs', 'raw', 'vimeo', 'youtube'];
const FORMATS: readonly unknown[] = ['jpg', 'webp'];
const VIDEO_LOADERS: readonly unknown[] = ['vimeo', 'youtube'];

/** Validates image template options and returns all errors (product specification 5, image template debug checks). */
export function checkImageTemplate(options: ImageTemplateOptions): readonly ImageIssue[] {
  const { priority = 'none', loader = 'sqs' } = options;
  const checks: readonly (ImageIssue | undefined)[] = [
    issueUnless(loader === 'youtube' || isText(options.src), missing('src', 'is required')),
    sizeIssue('width', options.width),
    sizeIssue('height', options.height),
    issueUnless(PRIORITIES.includes(priority), invalid('priority', 'must be high, low or none')),
    issueUnless(LOADERS.includes(loader), invalid('loader', 'must be sqs, raw, vimeo or youtube')),
    issueUnless(
      isAbsent(options.format) || FORMATS.includes(options.format),
      invalid('format', 'must be jpg or webp'),
    ),
    issueUnless(
      isAbsent(options.format) || VIDEO_LOADERS.includes(loader),
      misplaced('format', 'is allowed only for the vimeo and youtube loaders'),
    ),
    issueUnless(
      loader !== 'youtube' || isText(options.videoId),
      missing('videoId', 'is required for the youtube loader'),
    ),
    issueUnless(
      isAbsent(options.srcset) || loader === 'raw',
      misplaced('srcset', 'is allowed only for the raw loader'),
    ),
    issueUnless(
      isAbsent(options.sizes) || loader === 'sqs',
      misplaced('sizes', 'is allowed only for the sqs loader'),
    ),
  ];
  return checks.filter((issue) => issue !== undefined);
}

/** The HTML comment printed before an invalid image in debug mode; `''` without errors or without the flag. */
export function imageIssueComment(issues: readonly ImageIssue[], isDebug: boolean): string {
  if (!isDebug || issues.length === 0) return '';
  return `<!-- image: ${issues.map((issue) => issue.message).join('; ')} -->`;
}

function sizeIssue(option: 'width' | 'height', size: unknown): ImageIssue | undefined {
  const isFine = isAbsent(size) || (typeof size === 'number' && Number.isInteger(size) && size >= 0);
  return issueUnless(isFine, invalid(option, 'must be a non-negative integer'));
}

type Option = ImageIssue['option'];

function missing(option: Option, detail: string): ImageIssue {
  return { option, kind: 'missing', message: `${option} ${detail}` };
}

function invalid(option: Option, detail: string): ImageIssue {
  return { option, kind: 'value', message: `${option} ${detail}` };
}

function misplaced(option: Option, detail: string): ImageIssue {
  return { option, kind: 'misplaced', message: `${option} ${detail}` };
}

function issueUnless(isFine: boolean, issue: ImageIssue): ImageIssue | undefined {
  return isFine ? undefined : issue;
}

/** Options that a template omits are undefined, null or empty text. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
