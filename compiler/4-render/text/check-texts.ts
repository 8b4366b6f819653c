import type { PublishedPlan } from '../../3-route/route.ts';
import { type Collector, createCollector } from '../../diagnostics/collector.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { createNearest } from '../../diagnostics/nearest.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { isReservedSlug } from '../../model/fields/reserved-slugs.ts';
import { movedTo } from '../../model/release/moved-to.ts';
import type { Site } from '../../model/site.ts';
import { siteDiagnostic } from '../../model/site-problem.ts';
import type { Theme } from '../../model/theme.ts';
import { type SiteText, siteTexts } from './site-texts.ts';
import type { TextRenderers } from './text-renderers.ts';

export interface TextOptions {
  readonly site: Site;
  readonly theme: Theme;
  readonly plan: PublishedPlan;
  readonly texts: Pick<TextRenderers, 'inspect'>;
  /** The place of a value of a document. */
  placeOf(file: string, path: readonly string[]): Place | undefined;
  /** The file that holds the long text of an item, beside its document. */
  longText(file: string): { readonly file: string; readonly text: string } | undefined;
}

/** So many problems of one text are told: who has more will see them all there. */
const MOST_OF_ONE_TEXT = 5;

/** What is published and leads nowhere, and HTML that Markdown leaves out. Drafts may still be unfinished. */
export function checkTexts(question: TextOptions): readonly Diagnostic[] {
  const collector = createCollector();
  const dead = createLinkCheck(question);
  for (const text of siteTexts(question.site, question.plan)) {
    if (text.kind === 'link') {
      const problem = dead(text.text);
      if (problem !== undefined)
        tell('site/dead-link', problem, { place: placeOf(text, question), collector });
    } else checkMarkdown(text, { question, dead, collector });
  }
  return collector.list();
}

interface Problem {
  readonly message: string;
  readonly hint: string | undefined;
}

interface Where {
  readonly place: Place | undefined;
  readonly collector: Collector;
}

function tell(
  code: 'site/dead-link' | 'site/dropped-html',
  { message, hint }: Problem,
  { place, collector }: Where,
): void {
  collector.add(siteDiagnostic(code, { message, ...(hint && { hint }), ...(place && { place }) }));
}

interface MarkdownOptions {
  readonly question: TextOptions;
  readonly dead: (url: string) => Problem | undefined;
  readonly collector: Collector;
}

function checkMarkdown(text: SiteText, { question, dead, collector }: MarkdownOptions): void {
  const { html, links } = question.texts.inspect(text.text);
  const long = text.isLong ? question.longText(text.file) : undefined;
  const source = long && createSourceText(long.file, long.text);
  const placeAt = (start: number, end: number) => source?.place(start, end) ?? placeOf(text, question);
  for (const { text: tag, start, end } of html.slice(0, MOST_OF_ONE_TEXT)) {
    const message = `HTML in a Markdown text is left out: ${tag}`;
    tell('site/dropped-html', { message, hint: HTML_HINT }, { place: placeAt(start, end), collector });
  }
  for (const { text: url, start, end } of links) {
    const problem = dead(url);
    if (problem !== undefined) tell('site/dead-link', problem, { place: placeAt(start, end), collector });
  }
}

const HTML_HINT =
  'write it in Markdown, or \\< for a < that is no tag; code of your own goes into a code block';

function placeOf({ file, path }: SiteText, question: TextOptions): Place | undefined {
  return question.placeOf(file, path);
}

/** Makes what tells whether an address of the site has nothing at it. Addresses elsewhere are not looked at. */
function createLinkCheck({ site, theme, plan }: TextOptions): (url: string) => Problem | undefined {
  const suggest = createNearest();
  const urls = [...plan.routes, ...plan.feeds].map(({ url }) => url);
  const files = [...site.files, ...theme.files].map(({ path }) => `/${path}`);
  const known = new Set([...urls, ...files, '/sitemap.xml', '/robots.txt', '/search-index.json']);
  return (url) => {
    if (/^www\./i.test(url))
      return { message: `${url} is no address of the site`, hint: `write "https://${url}"` };
    if (!/^\/(?!\/)/.test(url)) return undefined;
    const path = plainPath(url);
    if (known.has(path) || isOfProgram(path)) return undefined;
    const moved = movedTo(plan.redirects, path.slice(1), (to) => known.has(decodeURI(to)));
    if (moved !== undefined) return { message: `${path} is an old address`, hint: `write "${moved}"` };
    const close = suggest(path, known);
    const hint = close === undefined ? undefined : `did you mean "${close}"?`;
    return { message: `There is nothing at ${path}`, hint };
  };
}

/** Without query and fragment, as a person reads it. */
function plainPath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  try {
    return decodeURIComponent(withoutSlash);
  } catch {
    return withoutSlash;
  }
}

/** What the Worker answers; files are in the list of files. */
function isOfProgram(path: string): boolean {
  return isReservedSlug(path.slice(1)) && !/^\/(assets|scripts)\//.test(path);
}
