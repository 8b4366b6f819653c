import type { ImageTemplateOptions } from './check-image-template.ts';

/** Words that only the platform's image templates have: an `<img>` with one of them is meant as one. */
const OWN_WORDS: readonly string[] = ['loader', 'priority', 'videoid'];

/** What an `<img>` asks for when it is an image template; undefined for any other. `read` gives a value by its HTML name. */
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

/** A text that is no number stays one, so that it is told. */
function numberOr(text: string | undefined): unknown {
  return text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
