import type { Source } from '../../1-read/read-site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';

/**
 * Reports theme features that the build ignores or supports only in part: one diagnostic per feature, at its first occurrence.
 */
export function checkSupport(sources: readonly Source[]): readonly Diagnostic[] {
  return FEATURES.flatMap(({ find, report }) => {
    const found = sources.flatMap((source) => find(source).map((spot) => ({ source, ...spot })));
    const [first] = found;
    if (first === undefined) return [];
    const { message, hint } = report({ count: found.length, what: first.what });
    const location = createSourceText(first.source.file, first.source.text).location(first.start, first.end);
    return [siteDiagnostic('theme/not-supported', { message, hint, location })];
  });
}

/** Offsets in a source text, and the matched text. */
interface Spot {
  readonly start: number;
  readonly end: number;
  readonly what: string;
}

interface Feature {
  find(source: Source): readonly Spot[];
  report(found: { readonly count: number; readonly what: string }): {
    readonly message: string;
    readonly hint: string;
  };
}

const FEATURES: readonly Feature[] = [
  {
    find: findUnwidthedImages,
    report: ({ count, what }) => ({
      message: `A <${what}> shows no image with \`image-meta\` unless a theme script loads it${others(count)}`,
      hint: 'use an <img>, for which the build makes images',
    }),
  },
];

function others(count: number): string {
  if (count === 1) return '';
  return ` (this and ${count - 1} more)`;
}

const TEMPLATE = /\.(region|html|list|item|page|block)$/;
const IMAGE_META = /\|(?:child-|cover-)?image-meta\b/g;

/** `<div {mainImage|image-meta}>`: has the attributes, but no image is rendered. */
function findUnwidthedImages({ path, text }: Source): readonly Spot[] {
  if (!TEMPLATE.test(path)) return [];
  return spotsOf(text, IMAGE_META).flatMap(({ start, end }) => {
    const before = text.slice(Math.max(0, start - MAX_TAG_LENGTH), start);
    const [, name = ''] = /<([A-Za-z][\w-]*)[^<>]*$/.exec(before.slice(before.lastIndexOf('<'))) ?? [];
    if (name === '' || name.toLowerCase() === 'img') return [];
    return [{ start: start + 1, end, what: name }];
  });
}

/** Bounds how far back a tag is searched. */
const MAX_TAG_LENGTH = 2000;

function spotsOf(text: string, pattern: RegExp): readonly Spot[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, 1: what = found, index }) => ({
    start: index,
    end: index + found.length,
    what,
  }));
}
