import { resolve } from 'node:path';
import type { PageContexts } from '../../compiler/page-contexts.ts';
import { defineCommand } from '../input/command.ts';
import { siteFolder } from '../input/find-site.ts';
import { readTime } from '../input/time.ts';
import { CommandError } from '../printing/command-error.ts';
import { printDiagnostics } from '../printing/print-diagnostics.ts';

/** `quoin context /shop my-site`: prints the data that the templates of a page are rendered with. */
export const context = defineCommand({
  name: 'context',
  summary: "print a page's context as JSON",
  usage: 'quoin context <url> [site]',
  options: {
    pretty: { type: 'boolean', description: 'indent the JSON (default on a terminal)' },
    'main-content': { type: 'boolean', description: 'print the HTML of the main content instead' },
    drafts: { type: 'boolean', description: 'include drafts and scheduled content' },
    now: {
      type: 'string',
      value: 'TIME',
      description: 'context as of this time: ISO 8601 or epoch milliseconds',
    },
    theme: { type: 'string', value: 'DIR', description: 'use this theme instead of the one in site.json' },
  },
  examples: ['quoin context / my-site', 'quoin context /journal/forty-blues fixtures/sites/olaria --pretty'],
  async run(io, { values, positionals }) {
    const [given, site = '.', ...more] = positionals;
    if (given === undefined) throw new CommandError('usage', 'Missing argument: url', USAGE);
    if (more.length > 0) throw new CommandError('usage', `Too many arguments: ${more.join(' ')}`, USAGE);
    const folder = siteFolder(io, site);
    const { cacheFolder } = await import('../building/cache-folder.ts');
    const { openBuildPorts } = await import('../building/open-build-ports.ts');
    const { openPageContexts } = await import('../../compiler/page-contexts.ts');
    const ports = await openBuildPorts({
      folder: resolve(io.cwd, folder),
      theme: values.theme && resolve(io.cwd, values.theme),
      cache: cacheFolder(),
      cwd: io.cwd,
    });
    const pages = openPageContexts(ports, { now: readTime(values.now), drafts: values.drafts });
    if (!pages.ok) {
      printDiagnostics(
        io,
        pages.diagnostics.filter(({ severity }) => severity === 'error'),
      );
      throw new CommandError('input', 'The site has errors', `run quoin check ${folder}`);
    }
    const found = pages.of(normalizedUrl(given));
    if (found === undefined) throw unknownPage(given, pages);
    const isPretty = values.pretty ?? process.stdout.isTTY === true;
    const isContent = values['main-content'] === true;
    const { mainContent } = found;
    const shown = isContent ? { mainContent } : found;
    io.out(
      isContent && !io.json
        ? `${String(mainContent)}\n`
        : `${JSON.stringify(shown, null, isPretty ? 2 : 0)}\n`,
    );
    return 0;
  },
});

const USAGE = 'usage: quoin context <url> [site]';

/** `shop/`, `https://example.com/shop?x=1` and `/shop` are the same page. */
function normalizedUrl(given: string): string {
  const base = 'http://site/';
  const pathname = URL.canParse(given, base) ? new URL(given, base).pathname : given;
  return pathname.replace(/(?!^)\/+$/, '');
}

/** URLs that an error lists. */
const MAX_SUGGESTIONS = 3;

function unknownPage(given: string, { urls }: PageContexts): CommandError {
  const close = nearest(normalizedUrl(given), urls).slice(0, MAX_SUGGESTIONS);
  return new CommandError('input', `No page at ${given}`, `did you mean ${close.join(', ')}?`);
}

/** Sorts URLs by how much of their start and end they share. */
function nearest(wanted: string, urls: readonly string[]): readonly string[] {
  const shared = (url: string) => {
    const [start, end] = [sharedStart(wanted, url), sharedStart(reversed(wanted), reversed(url))];
    return Math.min(start + end, wanted.length, url.length) - Math.abs(wanted.length - url.length) / 2;
  };
  return [...urls].sort((one, other) => shared(other) - shared(one));
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
