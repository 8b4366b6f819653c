import type { Site } from '../../model/site.ts';
import type { FoundScript } from './page-scan.ts';

/** Kinds of block that hold code of the owner. */
const CODE_BLOCK = 23;

/**
 * A page's policy names the scripts that stand in the page, so that those of the theme and of code blocks run. A theme that
 * prints a text raw would let a script in that text run as well: those are told apart here, so that whoever may write a
 * title or an entry cannot make visitors' browsers run anything.
 */
export function createForeignScripts(site: Site): ForeignScripts {
  let known: readonly string[] | undefined;
  const tails = () => {
    // Most pages have no script that stands in them, and most sites no text that could be one.
    known ??= scriptTails(site);
    return known;
  };
  return {
    tails,
    has: (html, { tag }) => tails().some((tail) => html.startsWith(tail, tag.start)),
  };
}

export interface ForeignScripts {
  /** From `<script` on, of every text in which it stands. */
  tails(): readonly string[];
  has(html: string, script: FoundScript): boolean;
}

/** As much of a text as is compared: enough to be sure, short enough for a text that a template cuts. */
const COMPARED = 60;

/** From `<script` on, of every text in which it stands. */
function scriptTails(site: Site): readonly string[] {
  const { settings, pages, collections, items, taxons, forms, navigations, assets } = site;
  const texts = [
    settings,
    ...pages.map((page) => ({ ...page, blocks: Object.values(page.blocks).filter(isNoCode) })),
    ...collections,
    ...items,
    ...taxons,
    ...forms.map(({ submissionHTML: _, ...form }) => form),
    ...navigations,
    ...assets,
  ].flatMap(textsWithScript);
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/<script[\t\n\f\r />]/gi), ({ index }) => text.slice(index, index + COMPARED)),
  );
}

function isNoCode({ kind }: { readonly kind: number }): boolean {
  return kind !== CODE_BLOCK;
}

function textsWithScript(value: unknown): readonly string[] {
  const found: string[] = [];
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') {
      if (/<script/i.test(next)) found.push(next);
    } else if (typeof next === 'object' && next !== null) pending.push(...Object.values(next));
  }
  return found;
}
