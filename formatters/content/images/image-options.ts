import type { ImageTemplateOptions } from './check-image-template.ts';

/** Attributes that only image templates use; they distinguish them from plain `<img>` elements. */
const OWN_WORDS: readonly string[] = ['loader', 'priority', 'videoid'];

/**
 * The options of an `<img>` that is an image template; undefined for plain images. `read` returns an attribute by its
 * HTML name.
 */
export function imageOptions(read: (name: string) => string | undefined): ImageTemplateOptions | undefined {
  if (OWN_WORDS.every((name) => read(name) === undefined)) return undefined;
  return {
    src: read('src') ?? read('data-src'),
    width: numberOr(read('width')),
    height: numberOr(read('height')),
    priority: read('priority'),
    loader: read('loader'),
    format: read('format'),
    videoId: read('videoid'),
    srcset: read('srcset'),
    sizes: read('sizes'),
  };
}

/** Keeps text that is not numeric, so that validation reports it. */
function numberOr(text: string | undefined): unknown {
  return text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
