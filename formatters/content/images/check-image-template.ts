/** What an image template asks for. All values are as a template gave them, so of any type. */
export interface ImageTemplateOptions {
  readonly src?: unknown;
  /** Pixels. */
  readonly width?: unknown;
  /** Pixels. */
  readonly height?: unknown;
  /** `high`, `low` or `none`, the default. */
  readonly priority?: unknown;
  /** `sqs`, the default, `raw`, `vimeo` or `youtube`. */
  readonly loader?: unknown;
  /** `jpg` or `webp`; for videos' images only. */
  readonly format?: unknown;
  readonly videoId?: unknown;
  readonly srcset?: unknown;
  readonly sizes?: unknown;
}

/** One thing that is wrong, as a sentence. It never quotes the data. */
export interface ImageProblem {
  readonly option: keyof ImageTemplateOptions;
  readonly message: string;
}

const PRIORITIES: readonly unknown[] = ['high', 'low', 'none'];
const LOADERS: readonly unknown[] = ['sqs', 'raw', 'vimeo', 'youtube'];
const FORMATS: readonly unknown[] = ['jpg', 'webp'];
const VIDEO_LOADERS: readonly unknown[] = ['vimeo', 'youtube'];

/** Checks what an image template asks for (product specification 5, image template debug checks). Every problem at once. */
export function checkImageTemplate(options: ImageTemplateOptions): readonly ImageProblem[] {
  const { priority = 'none', loader = 'sqs' } = options;
  const checks: readonly (ImageProblem | undefined)[] = [
    sourceProblem(options, loader),
    sizeProblem('width', options.width),
    sizeProblem('height', options.height),
    problemUnless(PRIORITIES.includes(priority), 'priority', 'must be high, low or none'),
    problemUnless(LOADERS.includes(loader), 'loader', 'must be sqs, raw, vimeo or youtube'),
    problemUnless(isAbsentOr(FORMATS, options.format), 'format', 'must be jpg or webp'),
    problemUnless(
      isAbsent(options.format) || VIDEO_LOADERS.includes(loader),
      'format',
      'is allowed only for the vimeo and youtube loaders',
    ),
    problemUnless(
      loader !== 'youtube' || isText(options.videoId),
      'videoId',
      'is required for the youtube loader',
    ),
    problemUnless(
      isAbsent(options.srcset) || loader === 'raw',
      'srcset',
      'is allowed only for the raw loader',
    ),
    problemUnless(isAbsent(options.sizes) || loader === 'sqs', 'sizes', 'is allowed only for the sqs loader'),
  ];
  return checks.filter((problem) => problem !== undefined);
}

/** The comment that stands before a bad image while the debug flag is on; `''` without problems or without the flag. */
export function imageProblemComment(problems: readonly ImageProblem[], isDebug: boolean): string {
  if (!isDebug || problems.length === 0) return '';
  return `<!-- image: ${problems.map((problem) => problem.message).join('; ')} -->`;
}

function sourceProblem(options: ImageTemplateOptions, loader: unknown): ImageProblem | undefined {
  return problemUnless(loader === 'youtube' || isText(options.src), 'src', 'is required');
}

function sizeProblem(option: 'width' | 'height', size: unknown): ImageProblem | undefined {
  const isFine = isAbsent(size) || (typeof size === 'number' && Number.isInteger(size) && size >= 0);
  return problemUnless(isFine, option, 'must be a non-negative integer');
}

function problemUnless(
  isFine: boolean,
  option: keyof ImageTemplateOptions,
  complaint: string,
): ImageProblem | undefined {
  return isFine ? undefined : { option, message: `${option} ${complaint}` };
}

function isAbsentOr(allowed: readonly unknown[], value: unknown): boolean {
  return isAbsent(value) || allowed.includes(value);
}

/** What a template leaves out arrives as undefined, null or an empty text. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
