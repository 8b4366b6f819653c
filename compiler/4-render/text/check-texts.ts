import type { PublishedPlan } from '../../3-route/route.ts';
import { type Collector, createCollector } from '../../diagnostics/collector.ts';
import type { Diagnostic, SourceLocation } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { createSuggester } from '../../diagnostics/suggest-name.ts';
import { isReservedSlug } from '../../model/fields/reserved-slugs.ts';
import { movedTo } from '../../model/release/moved-to.ts';
import type { Site } from '../../model/site.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { Theme } from '../../model/theme.ts';
import { feedUrls } from '../feeds/feed-files.ts';
import { type SiteMarkdown, type SiteText, siteTexts } from './site-texts.ts';
import type { TextRenderers } from './text-renderers.ts';

export interface TextOptions {
  readonly site: Site;
  readonly theme: Theme;
  readonly plan: PublishedPlan;
  readonly texts: Pick<TextRenderers, 'inspect'>;
  /** Returns the location of a document value. */
  locationOf(file: string, path: readonly string[]): SourceLocation | undefined;
  /** Returns the file with an item's long text, next to its document. */
  longText(file: string): { readonly file: string; readonly text: string } | undefined;
}

/** Maximum diagnostics per text. */
const MAX_DIAGNOSTICS_PER_TEXT = 5;

/** Reports dead links in published texts, and HTML that Markdown drops. Drafts are not checked. */
export function checkTexts(options: TextOptions): readonly Diagnostic[] {
  const collector = createCollector();
  const dead = createLinkCheck(options);
  const missing = createImageCheck(options, dead);
  for (const text of siteTexts(options.site, options.plan)) {
    if (text.kind === 'link') {
      const issue = dead(text.text);
      if (issue !== undefined)
        report('site/dead-link', issue, { location: locationOf(text, options), collector });
    } else checkMarkdown(text, { options, dead, missing, collector });
  }
  return collector.list();
}

interface Issue {
  readonly message: string;
  readonly hint: string | undefined;
}

interface Where {
  readonly location: SourceLocation | undefined;
  readonly collector: Collector;
}

function report(
  code: 'site/dead-link' | 'site/dropped-html' | 'site/deep-text',
  { message, hint }: Issue,
  { location, collector }: Where,
): void {
  collector.add(siteDiagnostic(code, { message, ...(hint && { hint }), ...(location && { location }) }));
}

interface MarkdownOptions {
  readonly options: TextOptions;
  readonly dead: (url: string) => Issue | undefined;
  readonly missing: (url: string) => Issue | undefined;
  readonly collector: Collector;
}

function checkMarkdown(text: SiteMarkdown, { options, dead, missing, collector }: MarkdownOptions): void {
  const { html, links, images, deep } = options.texts.inspect(text.text, text.prefix);
  const locationAt = (start: number, end: number) => {
    const long = text.isLong ? options.longText(text.file) : undefined;
    return long === undefined
      ? locationOf(text, options)
      : createSourceText(long.file, long.text).location(start, end);
  };
  if (deep !== undefined) {
    const location = locationAt(deep.start, deep.start);
    report('site/deep-text', DEEP, { location, collector });
  }
  for (const { text: tag, start, end } of html.slice(0, MAX_DIAGNOSTICS_PER_TEXT)) {
    const message = `HTML in Markdown is removed: ${tag}`;
    report(
      'site/dropped-html',
      { message, hint: HTML_HINT },
      { location: locationAt(start, end), collector },
    );
  }
  const issues = [
    ...links.map((link) => ({ ...link, issue: dead(link.text) })),
    ...images.map((image) => ({ ...image, issue: missing(image.text) })),
  ].sort((one, other) => one.start - other.start);
  for (const { issue, start, end } of issues) {
    if (issue !== undefined) report('site/dead-link', issue, { location: locationAt(start, end), collector });
  }
}

const DEEP: Issue = {
  message: 'Formatting is nested too deep here',
  hint: 'close emphasis and brackets before the next ones',
};

const HTML_HINT = 'use Markdown, write \\< for a literal <, or use a code block for custom HTML';

function locationOf({ file, path }: SiteText, options: TextOptions): SourceLocation | undefined {
  return options.locationOf(file, path);
}

/** Creates the check for internal links without a target. External URLs are not checked. */
function createLinkCheck({ site, theme, plan }: TextOptions): (url: string) => Issue | undefined {
  const suggest = createSuggester();
  const allUrls = () => {
    const urls = [...plan.routes.map(({ url }) => url), ...feedUrls(site, plan)];
    const files = [...site.files, ...theme.files].map(({ path }) => `/${path}`);
    return new Set([...urls, ...files, '/sitemap.xml', '/robots.txt', '/search-index.json']);
  };
  let found: ReadonlySet<string> | undefined;
  return (url) => {
    if (/^www\./i.test(url))
      return { message: `${url} is not a URL of the site`, hint: `write "https://${url}"` };
    if (!/^\/(?!\/)/.test(url)) return undefined;
    const path = plainPath(url);
    found ??= allUrls();
    const known = found;
    if (known.has(path) || isServerPath(path)) return undefined;
    const moved = movedTo(plan.redirects, path.slice(1), (to) => known.has(decodeURI(to)));
    if (moved !== undefined) return { message: `${path} is an old URL`, hint: `write "${moved}"` };
    const close = suggest(path, known);
    const hint = close === undefined ? undefined : `did you mean "${close}"?`;
    return { message: `There is no ${FILE_PATH.test(path) ? 'file' : 'page'} at ${path}`, hint };
  };
}

/** Creates the check for the URLs of images, which are in `assets/`. `dead` checks all URLs. */
function createImageCheck(
  { site, theme }: TextOptions,
  dead: (url: string) => Issue | undefined,
): (url: string) => Issue | undefined {
  const byName = new Map<string, string>();
  for (const { path } of [...site.files, ...theme.files]) byName.set(nameOf(path), `/${path}`);
  return (url) => {
    const issue = dead(url);
    if (issue === undefined) return undefined;
    const file = byName.get(nameOf(plainPath(url)));
    const hint = file === undefined ? (issue.hint ?? 'put the image into assets/') : `write "${file}"`;
    return { message: issue.message, hint };
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** Decoded path without query and fragment. */
function plainPath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  try {
    return decodeURIComponent(withoutSlash);
  } catch {
    return withoutSlash;
  }
}

/** Folders of copied files. */
const FILE_PATH = /^\/(assets|scripts)\//;

/** Paths that the Worker handles; static files are in the list of files. */
function isServerPath(path: string): boolean {
  return isReservedSlug(path.slice(1)) && !FILE_PATH.test(path);
}
