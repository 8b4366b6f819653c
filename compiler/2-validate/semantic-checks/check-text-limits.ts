import type { SiteSources, Source } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { rememberByObject } from '../../model/remember-by-object.ts';
import type { Site } from '../../model/site.ts';
import { type SiteCode, siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { Checker } from '../checker.ts';

/** UTF-16 units of one text: about 50,000 words. Markdown takes several seconds for it. */
const MAX_LENGTH = 300_000;

/** Quotes and lists in each other. Markdown takes time that grows with the square of the depth, and finally the stack. */
const MAX_NESTING = 100;

/**
 * Brackets and signs of emphasis without an empty line between them. Markdown compares each with those before it, and nests what
 * they enclose.
 */
const MAX_SIGNS = 5000;

/** References and definitions together. The list at the end of a text is built as a whole. */
const MAX_FOOTNOTES = 5000;

interface Issue {
  readonly code: SiteCode;
  readonly message: string;
  readonly hint: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** Rejects texts that cannot be rendered in reasonable time. */
export function checkTextLimits(
  site: Site,
  { sources, collector, checker }: { sources: SiteSources; collector: Collector; checker: Checker },
): void {
  for (const body of Object.values(sources.bodies)) {
    const issue = issueOfSource(body);
    if (issue === undefined) continue;
    const { file, text } = body;
    const location = createSourceText(file, text).location(issue.start, issue.end);
    collector.add(siteDiagnostic(issue.code, { message: issue.message, hint: issue.hint, location }));
  }
  const { pages, items, collections, forms, taxons, navigations, assets } = site;
  const report = (file: string, issues: readonly FoundIssue[]) => {
    for (const issue of issues) checker.report(issue.code, file, issue);
  };
  for (const item of items) report(item.file, issuesOfItem(item));
  for (const document of [...pages, ...collections, ...forms, ...taxons, ...navigations, ...assets])
    report(document.file, issuesOf(document));
}

interface FoundIssue extends Issue {
  readonly path: TextPath;
}

const issueOfSource = rememberByObject(({ text }: Source) => issueOf(text));

const issuesOf = rememberByObject(issuesIn);

/** An item's own text is in `sources.bodies`, or else in `body`. */
const issuesOfItem = rememberByObject(({ markdown: _, ...item }: Site['items'][number]) => issuesIn(item));

function issuesIn(document: object): readonly FoundIssue[] {
  const found: FoundIssue[] = [];
  visitTexts(document, ['body'], (text, path) => {
    const issue = issueOf(text);
    if (issue !== undefined) found.push({ ...issue, path });
  });
  return found;
}

type TextPath = readonly (string | number)[];

function visitTexts(value: unknown, path: TextPath, visit: (text: string, path: TextPath) => void): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    // The owner's HTML is published as it is.
    if (key !== 'html') visitTexts(each, [...path, Array.isArray(value) ? Number(key) : key], visit);
  }
}

function issueOf(text: string): Issue | undefined {
  if (text.length > MAX_LENGTH) {
    return {
      code: 'site/long-text',
      message: `This text has ${count(text.length)} characters; at most ${count(MAX_LENGTH)} can be published`,
      hint: LONG_HINT,
      start: 0,
      end: 0,
    };
  }
  const deep = text.length <= MAX_NESTING ? undefined : tooDeep(text);
  if (deep !== undefined) {
    const message = `Quotes and lists are nested more than ${MAX_NESTING} deep`;
    return { ...deep, code: 'site/deep-text', message, hint: DEEP_HINT };
  }
  return text.length <= MAX_SIGNS ? undefined : tooDense(text);
}

function tooDense(text: string): Issue | undefined {
  let signs = 0;
  let footnotes = 0;
  for (const { 0: found, index: start } of text.matchAll(SIGN)) {
    const end = start + 1;
    if (found === '[^') footnotes += 1;
    signs = found.startsWith('\n') ? 0 : signs + 1;
    if (signs > MAX_SIGNS) {
      const message = `This paragraph has more than ${count(MAX_SIGNS)} brackets and signs of emphasis`;
      return { code: 'site/deep-text', message, hint: 'divide it by empty lines', start, end };
    }
    if (footnotes > MAX_FOOTNOTES) {
      const message = `This text has more than ${count(MAX_FOOTNOTES)} footnotes`;
      return { code: 'site/long-text', message, hint: LONG_HINT, start, end };
    }
  }
  return undefined;
}

/** A sign that Markdown looks for a partner of, or an empty line. */
const SIGN = /\[\^|[*_~[\]&@]|\n[\t >]*\r?(?=\n)/g;

const LONG_HINT = 'split it into several pages or posts';

const DEEP_HINT = 'remove `>` and list markers at the start of the line, or its indentation';

/** The first line whose quote and list markers, and the lists that it is indented in, are too many. */
function tooDeep(text: string): Pick<Issue, 'start' | 'end'> | undefined {
  const indents: number[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const depth = depthOf(text.slice(start, end), indents);
    if (depth > MAX_NESTING) return { start, end: Math.min(end, start + MAX_NESTING) };
    start = end + 1;
  }
  return undefined;
}

/** A quote or list marker with the white space before it. */
const MARKER = /([\t ]*)(?:(>)|[-+*](?=[\t ]|$)|\d{1,9}[.)](?=[\t ]|$))/y;

/** `indents` are the columns of the open lists, which the line may close and open. */
function depthOf(line: string, indents: number[]): number {
  const marker = new RegExp(MARKER);
  let quotes = 0;
  for (let found = marker.exec(line); found !== null; found = marker.exec(line)) {
    const [, space = '', quote] = found;
    const indent = found.index + space.length;
    if (quote === undefined) {
      while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop();
      indents.push(indent);
    } else quotes += 1;
    if (quotes + indents.length > MAX_NESTING) break;
  }
  return quotes + indents.length;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
