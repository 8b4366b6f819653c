import { rememberByObject } from '../../model/remember-by-object.ts';
import type { Site } from '../../model/site.ts';
import type { FoundScript } from './page-scan.ts';

/** Block kinds that contain the owner's code. */
const CODE_BLOCK = 23;

/**
 * A page's CSP lists the hashes of its inline scripts, so that those of the theme and of code blocks run. If a theme prints a
 * text raw, a script in that text would run too. Such scripts are detected here, so that authors of titles and entries cannot run
 * scripts in visitors' browsers.
 */
export function createForeignScripts(site: Site): ForeignScripts {
  let known: readonly string[] | undefined;
  const tails = () => {
    // Most pages have no inline script, and most sites no text with one.
    known ??= scriptTails(site);
    return known;
  };
  return {
    tails,
    has: (html, { tag }) => tails().some((tail) => html.startsWith(tail, tag.start)),
  };
}

export interface ForeignScripts {
  /** Every text that contains `<script`, from there on. */
  tails(): readonly string[];
  has(html: string, script: FoundScript): boolean;
}

/** Length of the compared prefix: long enough to be sure, short enough for texts that a template truncates. */
const COMPARED = 60;

/** Every text that contains `<script`, from there on. */
function scriptTails(site: Site): readonly string[] {
  const { settings, pages, blockFields, collections, items, taxons, forms, navigations, assets } = site;
  return [
    ...tailsOfSettings(settings),
    ...[...pages, ...blockFields].flatMap(tailsOfPage),
    ...collections.flatMap(tailsOfCollection),
    ...items.flatMap(tailsOf),
    ...taxons.flatMap(tailsOf),
    ...forms.flatMap(tailsOfForm),
    ...navigations.flatMap(tailsOf),
    ...assets.flatMap(tailsOf),
  ];
}

const tailsOf = rememberByObject(tailsIn);

const tailsOfSettings = rememberByObject((settings: Site['settings']) => {
  const { codeInjection: _, ...websiteSettings } = settings.websiteSettings;
  return tailsIn({ ...settings, websiteSettings });
});

const tailsOfPage = rememberByObject((page: Site['pages' | 'blockFields'][number]) => {
  const blocks = Object.values(page.blocks).filter(({ kind }) => kind !== CODE_BLOCK);
  return tailsIn({ ...page, codeInjection: undefined, blocks });
});

const tailsOfCollection = rememberByObject((collection: Site['collections'][number]) =>
  tailsIn({ ...collection, codeInjection: undefined }),
);

const tailsOfForm = rememberByObject((form: Site['forms'][number]) =>
  tailsIn({ ...form, submissionHTML: undefined }),
);

function tailsIn(document: object): readonly string[] {
  return textsWithScript(document).flatMap((text) =>
    Array.from(text.matchAll(/<script[\t\n\f\r />]/gi), ({ index }) => text.slice(index, index + COMPARED)),
  );
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
