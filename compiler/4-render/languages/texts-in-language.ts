import type { TextRenderers } from '../text/text-renderers.ts';
import type { TextSettings } from '../text/text-settings.ts';

/** Returns the same renderers for one of several languages: with its quotation marks and strings, whatever is rendered before. */
export function textsIn(settings: TextSettings, texts: TextRenderers): TextRenderers {
  return {
    ...texts,
    html: (markdown, prefix) => {
      texts.use(settings);
      return texts.html(markdown, prefix);
    },
    inspect: (markdown, prefix) => {
      texts.use(settings);
      return texts.inspect(markdown, prefix);
    },
  };
}
