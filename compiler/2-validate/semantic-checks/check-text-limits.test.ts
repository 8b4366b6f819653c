import { describe, expect, it } from 'vitest';
import { smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';

const DEEP = 'error items/log/one.md:3 Quotes and lists are nested more than 100 deep';

describe('a text that would take too long', () => {
  it.each([
    ['5,000 quotes', `${'> '.repeat(5000)}x`],
    ['5,000 quotes without spaces', `${'>'.repeat(5000)}x`],
    ['5,000 lists in one line', `${'- '.repeat(5000)}x`],
    ['lists in quotes', `${'> 1. '.repeat(60)}x`],
  ])('is rejected with its line: %s', async (_what, text) => {
    expect(await reported(`Intro.\n\n${text}\n`)).toEqual([DEEP]);
  });

  it('is rejected with its line: a list of 5,000 levels', async () => {
    const list = Array.from({ length: 5000 }, (_, level) => `${'  '.repeat(level % 2000)}- item`).join('\n');
    expect(await reported(list.slice(0, 290_000))).toEqual([DEEP.replace(':3', ':101')]);
  });

  it('is rejected when it is too long', async () => {
    const message = 'This text has 10,000,000 characters; at most 300,000 can be published';
    expect(await reported('x'.repeat(10_000_000))).toEqual([`error items/log/one.md:1 ${message}`]);
  });

  it('is rejected in a document', async () => {
    const excerpt = '> '.repeat(200);
    expect(await reported('Text.', { excerpt })).toEqual([
      'error items/log/one.json:1 Quotes and lists are nested more than 100 deep',
    ]);
  });

  it.each([
    ['emphasis in emphasis', '*a '.repeat(20_000)],
    ['open brackets', 'a ['.repeat(20_000)],
    ['images in images', `${'!['.repeat(4000)}a${'](/a)'.repeat(4000)}`],
    ['email addresses', 'a@b.example '.repeat(20_000)],
    ['entities', '&amp; '.repeat(20_000)],
  ])('is rejected when a paragraph has too many signs: %s', async (_what, text) => {
    const message = 'This paragraph has more than 5,000 brackets and signs of emphasis';
    expect(await reported(`Intro.\n\n${text}\n`)).toEqual([`error items/log/one.md:3 ${message}`]);
  });

  it('is rejected when it has too many footnotes', async () => {
    const text = 'a[^1]\n\n'.repeat(30_000);
    expect(await reported(`${text}[^1]: b`)).toEqual([
      'error items/log/one.md:10001 This text has more than 5,000 footnotes',
    ]);
  });

  it('is rejected when emphasis is nested too deep', async () => {
    const text = `${'*a '.repeat(1000)}${'a* '.repeat(1000)}`;
    expect(await reported(`Intro.\n\n${text}`)).toEqual([
      'error items/log/one.md:3 Formatting is nested too deep here',
    ]);
  });

  it('is not one with many signs in many paragraphs', async () => {
    const items = Array.from({ length: 1500 }, (_, index) => `*${index}* [a](https://a.example)`).join(
      '\n\n',
    );
    expect(await reported(items)).toEqual([]);
  });

  it('is not one with many quotes and lists after each other', async () => {
    const items = Array.from({ length: 300 }, (_, index) => `- ${index}\n  - a\n\n> ${index}\n> > b\n`).join(
      '\n',
    );
    expect(await reported(items)).toEqual([]);
  });
});

it('thousands of dead links in one document are reported with their locations', async () => {
  const items = Object.fromEntries(
    Array.from({ length: 8000 }, (_, index) => {
      const externalLink = { title: 'Nowhere', url: `/nowhere-${index}` };
      return [`link-${index}`, { order: `a${index}`, externalLink }];
    }),
  );
  const navigation = JSON.stringify({ type: 'navigation', id: 'main', body: { items } }, undefined, 1);
  const messages = await reported('Text.', {}, { 'navigation/main.json': navigation });
  const dead = messages.filter((message) => message.includes('There is no page at'));
  expect(dead).toHaveLength(8000);
  expect(dead[0]).toBe('warning navigation/main.json:10 There is no page at /nowhere-0');
});

async function reported(
  markdown: string,
  fields: object = {},
  files: FileMap = {},
): Promise<readonly string[]> {
  const site = createMemoryFiles(smallSite({ ...smallBlog(markdown, fields), ...files }));
  const { diagnostics } = await compileSite({ site, output: createMemoryOutput(), createLocale }, { now: 0 });
  return diagnostics.map(
    ({ severity, message, location }) => `${severity} ${location?.file}:${location?.start.line} ${message}`,
  );
}
