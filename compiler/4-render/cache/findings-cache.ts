import type { TextFindings } from '../text/inspect-markdown.ts';
import type { TextRenderers } from '../text/text-renderers.ts';

/** Findings by the digest of their text. Serializable. */
export type StoredFindings = readonly (readonly [digest: string, findings: TextFindings])[];

/** Keeps what texts were found to contain between builds, so that a text that did not change is not parsed to check it. */
export interface FindingsCache {
  /** Text renderers that inspect only texts that earlier builds did not have. */
  readonly texts: TextRenderers;
  /** The findings of the texts that were inspected since the start. */
  stored(): StoredFindings;
}

export interface FindingsOptions {
  /** Shortens a text. Two texts never have the same digest. */
  digest(text: string): string;
  /** Result of `stored` in an earlier process. */
  readonly earlier?: StoredFindings | undefined;
}

/** A text is parsed once for its HTML and its findings, which are kept even where its HTML is not. */
export function createFindingsCache(
  texts: TextRenderers,
  { digest, earlier = [] }: FindingsOptions,
): FindingsCache {
  const known = new Map(earlier);
  const inspected = new Map<string, TextFindings>();
  // A page asks for its texts several times, and a digest takes longer than this.
  const byText = new Map<string, TextFindings>();
  // Findings have offsets in the text; they do not depend on the prefix of its footnotes.
  const inspect = (markdown: string, prefix: string) => {
    const before = byText.get(markdown);
    if (before !== undefined) return before;
    const key = digest(markdown);
    const findings = known.get(key) ?? texts.inspect(markdown, prefix);
    inspected.set(key, findings);
    byText.set(markdown, findings);
    return findings;
  };
  return {
    texts: {
      ...texts,
      html: (markdown, prefix) => {
        const html = texts.html(markdown, prefix);
        inspect(markdown, prefix);
        return html;
      },
      inspect,
    },
    stored: () => [...inspected],
  };
}
