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
export interface ImageProblem {
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
export function checkImageTemplate(options: ImageTemplateOptions): readonly ImageProblem[] {
  const { priority = 'none', loader = 'sqs' } = options;
  const checks: readonly (ImageProblem | undefined)[] = [
    problemUnless(loader === 'youtube' || isText(options.src), missing('src', 'is required')),
    sizeProblem('width', options.width),
    sizeProblem('height', options.height),
    problemUnless(PRIORITIES.includes(priority), wrong('priority', 'must be high, low or none')),
    problemUnless(LOADERS.includes(loader), wrong('loader', 'must be sqs, raw, vimeo or youtube')),
    problemUnless(
      isAbsent(options.format) || FORMATS.includes(options.format),
      wrong('format', 'must be jpg or webp'),
    ),
    problemUnless(
      isAbsent(options.format) || VIDEO_LOADERS.includes(loader),
      misplaced('format', 'is allowed only for the vimeo and youtube loaders'),
    ),
    problemUnless(
      loader !== 'youtube' || isText(options.videoId),
      missing('videoId', 'is required for the youtube loader'),
    ),
    problemUnless(
      isAbsent(options.srcset) || loader === 'raw',
      misplaced('srcset', 'is allowed only for the raw loader'),
    ),
    problemUnless(
      isAbsent(options.sizes) || loader === 'sqs',
      misplaced('sizes', 'is allowed only for the sqs loader'),
    ),
  ];
  return checks.filter((problem) => problem !== undefined);
}

/** The HTML comment printed before an invalid image in debug mode; `''` without errors or without the flag. */
export function imageProblemComment(problems: readonly ImageProblem[], isDebug: boolean): string {
  if (!isDebug || problems.length === 0) return '';
  return `<!-- image: ${problems.map((problem) => problem.message).join('; ')} -->`;
}

function sizeProblem(option: 'width' | 'height', size: unknown): ImageProblem | undefined {
  const isFine = isAbsent(size) || (typeof size === 'number' && Number.isInteger(size) && size >= 0);
  return problemUnless(isFine, wrong(option, 'must be a non-negative integer'));
}

type Option = ImageProblem['option'];

function missing(option: Option, complaint: string): ImageProblem {
  return { option, kind: 'missing', message: `${option} ${complaint}` };
}

function wrong(option: Option, complaint: string): ImageProblem {
  return { option, kind: 'value', message: `${option} ${complaint}` };
}

function misplaced(option: Option, complaint: string): ImageProblem {
  return { option, kind: 'misplaced', message: `${option} ${complaint}` };
}

function problemUnless(isFine: boolean, problem: ImageProblem): ImageProblem | undefined {
  return isFine ? undefined : problem;
}

/** Options that a template omits are undefined, null or empty text. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
