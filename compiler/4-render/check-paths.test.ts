import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../1-read/memory-files.ts';
import { createMemoryOutput } from '../5-write/memory-output.ts';
import { compileSite } from '../compile-site.ts';
import { createLocale } from '../node/locales.ts';

const NOW = Date.UTC(2026, 10, 21);

const page = (id: string, urlId: string) => documentFile('page', id, { pageType: 2, title: id, urlId });

it.each(['robots.txt', 'Search-Index.json', 'sitemap.xml'])(
  'rejects a page at /%s, which Quoin writes',
  async (urlId) => {
    const { messages, written } = await build({ 'pages/a.json': page('a', urlId) });
    expect(messages).toEqual([`error pages/a.json:1 Quoin reserves /${urlId}`]);
    expect(written).toEqual([]);
  },
);

it('rejects a page whose folder would be the file of another one, in any case', async () => {
  const { messages, written } = await build({
    'pages/a.json': page('a', 'about'),
    'pages/b.json': page('b', 'About/Index.html'),
    'pages/c.json': page('c', 'about/index.html/more'),
  });
  expect(messages).toEqual([
    'error pages/b.json:1 "About/Index.html/index.html" needs a folder where "about/index.html" is a file',
    'error pages/c.json:1 "about/index.html/more/index.html" needs a folder where "about/index.html" is a file',
  ]);
  expect(written).toEqual([]);
});

it('rejects a page below the feed of a collection', async () => {
  const { messages } = await build({
    ...smallBlog('One.', { publishOn: NOW - 1 }),
    'pages/a.json': page('a', 'log/rss.xml/x'),
  });
  expect(messages).toEqual([
    'error pages/a.json:1 "log/rss.xml/x/index.html" needs a folder where "log/rss.xml" is a file',
  ]);
});

it('rejects names that are too long in bytes, not those that are long in letters', async () => {
  const { messages, written } = await build({
    'pages/a.json': page('a', '釉'.repeat(86)),
    'pages/b.json': page('b', 'a'.repeat(200)),
  });
  expect(messages).toEqual([
    `error pages/a.json:1 "${'釉'.repeat(57)}…" has 258 bytes; file names have at most 255`,
  ]);
  expect(written).toEqual([]);
});

it('warns of copied files whose names differ only in case', async () => {
  const { messages, written } = await build({ 'assets/Logo.svg': 'x', 'assets/logo.svg': 'y' });
  expect(messages).toEqual([
    'warning The names of "assets/Logo.svg" and "assets/logo.svg" differ only in case',
  ]);
  expect(written).toContain('assets/logo.svg');
});

async function build(files: FileMap) {
  const site = createMemoryFiles(smallSite(files));
  const { diagnostics, report } = await compileSite(
    { site, output: createMemoryOutput(), createLocale },
    { now: NOW },
  );
  const messages = diagnostics
    .filter(({ code }) => code !== 'site/unread-file')
    .map(({ severity, message, location }) => {
      const where = location === undefined ? '' : ` ${location.file}:${location.start.line}`;
      return `${severity}${where} ${message}`;
    });
  return { messages, written: report.written };
}
