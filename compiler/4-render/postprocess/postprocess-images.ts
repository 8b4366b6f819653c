import {
  checkImageTemplate,
  escapeAttribute,
  imageIssueComment,
  imageOptions,
} from '../../../formatters/index.ts';
import type { Asset } from '../../model/documents/asset.ts';
import type { ImageFile, ImagePlan } from '../ports/images.ts';
import type { Attributes } from './attributes.ts';
import { focalClass } from './focal-point.ts';
import type { FoundImage } from './page-scan.ts';
import type { Splices } from './splices.ts';

/** What is known about an image of the site. */
export interface SiteImage {
  /** Undefined for images that are copied unchanged. */
  readonly plan: ImagePlan | undefined;
  /** In pixels; undefined when unknown. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly focalPoint: Asset['mediaFocalPoint'];
}

export interface ImageOptions {
  readonly images: readonly FoundImage[];
  readonly splices: Splices;
  /** Range of the main content; undefined for a fragment of a page. */
  readonly content: { readonly start: number; readonly end: number } | undefined;
  /** Whether the page shows errors in its image templates. */
  readonly isDebug: boolean;
  /** Finds an image by URL, with or without query. */
  find(url: string): SiteImage | undefined;
}

/**
 * Sets widths, formats, size and focal point of every site image, so that browsers load only what they need and the layout does not shift.
 * Images that a script of the theme would load (`data-src`, `data-img-src` …) become regular images. The first image of the content is
 * loaded first; the others may be lazy. Returns the files to make.
 */
export function postprocessImages(options: ImageOptions): readonly ImageFile[] {
  const lead = leadOf(options.images, options.content);
  return options.images.flatMap((element) => {
    const { attributes, isInNoscript } = element;
    reportIssues(element, options);
    const url = sourceOf(attributes, options.find);
    if (url === undefined) return [];
    const isReal = url === attributes.get('src')?.value;
    const image = withFormat(options.find(url), url);
    const plan = isInNoscript ? undefined : image?.plan;
    const changes = new Map<string, string | undefined>();
    if (!isReal) becomeReal(url, attributes, changes);
    if (element === lead) beFirst(attributes, changes);
    if (image !== undefined) setSize(image, attributes, changes);
    if (image !== undefined) setFocalPoint(image, attributes, changes);
    if (plan !== undefined) setWidths(plan, attributes, changes);
    if (image !== undefined && isAround(element, options)) setAround(image, attributes, changes);
    note(element, { isReal, changes, plan, splices: options.splices });
    return plan?.files ?? [];
  });
}

function reportIssues({ tag, attributes }: FoundImage, { splices, isDebug }: ImageOptions): void {
  const options = isDebug ? imageOptions((name) => attributes.get(name)?.value) : undefined;
  if (options === undefined) return;
  const comment = imageIssueComment(checkImageTemplate(options), isDebug);
  if (comment !== '') splices.insert(tag.start, comment);
}

/**
 * The URL of an image: its `src`, `data-src`, or the site image in another attribute for scripts, such as `data-img-src`. Themes
 * also have a placeholder in `src` until their script has loaded the image.
 */
function sourceOf(attributes: Attributes, find: ImageOptions['find']): string | undefined {
  const src = attributes.get('src')?.value;
  if (attributes.has('srcset') || (src !== undefined && !/^(?:data:.*)?$/i.test(src))) return src;
  const forScripts = [...attributes].filter(([name]) => name.startsWith('data-'));
  const own = forScripts.find(([, { value }]) => find(value) !== undefined)?.[1].value;
  return attributes.get('data-src')?.value ?? own ?? src;
}

/** `?format=300w` is at most 300 pixels wide. */
function withFormat(image: SiteImage | undefined, url: string): SiteImage | undefined {
  const limit = Number(/[?&]format=(\d+)w\b/.exec(url)?.[1] ?? Number.POSITIVE_INFINITY);
  if (image?.width === undefined || image.height === undefined || limit >= image.width) return image;
  return { ...image, width: limit, height: Math.round((image.height * limit) / image.width) };
}

/** An image of the layout, such as a logo. */
function isAround({ tag }: FoundImage, { content }: ImageOptions): boolean {
  return content !== undefined && (tag.end <= content.start || tag.start >= content.end);
}

/**
 * Themes limit only the height of a logo: its width, which is in the page to reserve the space, would distort it. The style
 * sheet replaces the width of images with these `sizes`.
 */
function setAround({ width }: SiteImage, attributes: Attributes, changes: Changes): void {
  const isOwn = attributes.has('width') || attributes.has('height') || attributes.has('sizes');
  if (isOwn || width === undefined || changes.get('sizes') !== '100vw') return;
  changes.set('sizes', `min(100vw, ${width}px)`);
}

interface Noted {
  /** Whether the image has its `src` already. */
  readonly isReal: boolean;
  readonly changes: Changes;
  readonly plan: ImagePlan | undefined;
  readonly splices: Splices;
}

function note(image: FoundImage, { isReal, changes, plan, splices }: Noted): void {
  const { tag, attributes, noscript, isInBareImage } = image;
  // Removes the `<noscript>` copy, which is no longer needed.
  if (!isReal && noscript !== undefined) splices.replace(noscript.start, noscript.end, '');
  const sizes = escapeAttribute(changes.get('sizes') ?? attributes.get('sizes')?.value ?? '');
  for (const { type, srcset } of (isInBareImage && plan?.sources) || []) {
    splices.insert(tag.start, `<source type="${type}" srcset="${escapeAttribute(srcset)}" sizes="${sizes}">`);
  }
  for (const [name, value] of changes) splices.setAttribute(image, name, value);
}

type Changes = Map<string, string | undefined>;

/** The first image of the content, unless the theme sets a priority itself. */
function leadOf(images: readonly FoundImage[], content: ImageOptions['content']): FoundImage | undefined {
  if (content === undefined) return undefined;
  const shown = images.filter(({ isInNoscript }) => !isInNoscript);
  if (shown.some(({ attributes }) => attributes.get('fetchpriority')?.value === 'high')) return undefined;
  return shown.find(({ tag }) => tag.start >= content.start && tag.end <= content.end);
}

function becomeReal(url: string, attributes: Attributes, changes: Changes): void {
  changes.set('data-src', undefined).set('src', url);
  if (!attributes.has('loading')) changes.set('loading', 'lazy');
  if (!attributes.has('decoding')) changes.set('decoding', 'async');
}

function beFirst(attributes: Attributes, changes: Changes): void {
  if (attributes.has('loading')) changes.set('loading', undefined);
  else changes.delete('loading');
  if (!attributes.has('fetchpriority')) changes.set('fetchpriority', 'high');
}

/** A size set by the template stays; if it is one dimension in pixels, the other one follows. */
function setSize({ width, height }: SiteImage, attributes: Attributes, changes: Changes): void {
  if (width === undefined || height === undefined) return;
  const [ownWidth, ownHeight] = [attributes.get('width')?.value, attributes.get('height')?.value];
  if (ownWidth === undefined && ownHeight === undefined)
    changes.set('width', String(width)).set('height', String(height));
  else if (ownHeight === undefined && isPixels(ownWidth))
    changes.set('height', String(Math.round((Number(ownWidth) * height) / width)));
  else if (ownWidth === undefined && isPixels(ownHeight))
    changes.set('width', String(Math.round((Number(ownHeight) * width) / height)));
}

function isPixels(value: string | undefined): boolean {
  return /^[1-9]\d*$/.test(value ?? '');
}

function setFocalPoint({ focalPoint }: SiteImage, attributes: Attributes, changes: Changes): void {
  const name = focalClass(focalPoint);
  if (name === undefined) return;
  const classes = attributes.get('class')?.value ?? '';
  changes.set('class', `${classes} ${name}`.trim());
}

function setWidths(plan: ImagePlan, attributes: Attributes, changes: Changes): void {
  changes.set('src', plan.src).set('srcset', plan.srcset);
  if (attributes.has('sizes')) return;
  const isLazy =
    (changes.has('loading') ? changes.get('loading') : attributes.get('loading')?.value) === 'lazy';
  const hasSize = ['width', 'height'].every((name) =>
    isPixels(changes.get(name) ?? attributes.get(name)?.value),
  );
  // `auto` lets browsers measure lazy images; browsers that do not support it use the next value. Without a width and a height,
  // browsers would not know their ratio then.
  changes.set('sizes', isLazy && hasSize ? 'auto, 100vw' : '100vw');
}
