import type { TextFindings } from './inspect-markdown.ts';
import type { TextRenderers } from './text-renderers.ts';

/** Cache size: more texts than any page shows, few enough for a browser. */
const MAX_TEXTS = 2000;

/** Caches results by text: an edit changes only one text. */
export function cacheTexts({ html, sanitize, inspect, hash }: TextRenderers): TextRenderers {
  const known = new Map<string, string>();
  const inspected = new Map<string, TextFindings>();
  let hashed: { readonly text: string; readonly hash: string } | undefined;
  return {
    sanitize,
    inspect: (markdown) => {
      const before = inspected.get(markdown) ?? inspect(markdown);
      if (inspected.size >= MAX_TEXTS) inspected.clear();
      inspected.set(markdown, before);
      return before;
    },
    hash: (text) => {
      if (hashed?.text !== text) hashed = { text, hash: hash(text) };
      return hashed.hash;
    },
    html: (markdown, prefix) => {
      const key = `${prefix}\n${markdown}`;
      const before = known.get(key) ?? html(markdown, prefix);
      if (known.size >= MAX_TEXTS) known.clear();
      known.set(key, before);
      return before;
    },
  };
}
