import { expect, it } from 'vitest';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import { localizedStrings } from '../localized-strings.ts';
import { siteTexts } from './site-texts.ts';
import { textSettings } from './text-settings.ts';
import { textStyles } from './text-styles.ts';

interface Texts {
  readonly language?: string;
  readonly localizedStrings?: object;
  readonly strings?: object;
  readonly websiteSettings?: object;
}

function siteAndTheme({ language = 'pt', localizedStrings = {}, strings = {}, websiteSettings = {} }: Texts) {
  const site = { settings: { website: { language }, websiteSettings, localizedStrings } } as unknown as Site;
  return [site, { strings } as unknown as Theme] as const;
}

it('texts of the site appear in Markdown instead of the English ones', () => {
  const keys = ['footnotesTitle', 'footnoteBackLabel', 'calloutTip', 'videoPlay', 'videoNotice'];
  const own = Object.fromEntries(keys.map((key) => [key, `my ${key}`]));
  expect(textSettings(...siteAndTheme({ localizedStrings: own }))).toMatchObject({
    footnotes: { title: 'my footnotesTitle', back: 'my footnoteBackLabel' },
    calloutTitles: { tip: 'my calloutTip', note: 'Note' },
    video: { play: 'my videoPlay', notice: 'my videoNotice' },
  });
  expect(textSettings(...siteAndTheme({}))).toMatchObject({
    footnotes: { title: 'Footnotes', back: 'Back to reference' },
    video: { play: 'Play video on {provider}' },
  });
});

it('quotation marks stay as written if the owner wants it', () => {
  expect(textSettings(...siteAndTheme({})).punctuation?.quotes).toBeDefined();
  const websiteSettings = { smartPunctuation: false };
  expect(textSettings(...siteAndTheme({ websiteSettings })).punctuation).toBeUndefined();
});

it.each([
  ['pt_BR', 'BR'],
  ['pt', 'PT'],
  ['pt-AO', 'PT'],
  ['de', 'AT'],
  ['fr', 'EN'],
])('the strings of a theme for %s are those of the closest language', (language, expected) => {
  const strings = { 'pt-br': { a: 'BR' }, pt: { a: 'PT' }, 'de-at': { a: 'AT' }, en: { a: 'EN' } };
  expect(localizedStrings(...siteAndTheme({ language, strings })).a).toBe(expected);
  const localized = { a: 'mine' };
  expect(localizedStrings(...siteAndTheme({ language, strings, localizedStrings: localized })).a).toBe(
    'mine',
  );
});

const EMPTY = {
  pages: [],
  items: [],
  blockFields: [],
  navigations: [],
  forms: [],
  settings: { file: 'site.json', websiteSettings: {} },
};
const block = (kind: number, value: object) => ({ section: 's', order: 'a0', kind, value });

it('all texts and links that visitors see are checked', () => {
  const site = {
    ...EMPTY,
    pages: [
      {
        id: 'p',
        file: 'p.json',
        blocks: {
          b: block(53, { label: 'Go', href: '/button' }),
          g: block(8, { assetIds: ['a'], links: { a: '/image' } }),
          n: block(51, { formId: 'f', description: 'newsletter' }),
        },
      },
      { id: 'draft', file: 'd.json', blocks: { b: block(53, { label: 'Go', href: '/hidden' }) } },
    ],
    items: [
      { id: 'i', file: 'i.json', markdown: 'item', excerpt: 'excerpt', sourceUrl: '/source' },
      { id: 'draft', file: 'd.json', markdown: 'hidden' },
    ],
    blockFields: [{ id: 'x', file: 'x.json', blocks: { b: block(44, { markdown: 'field' }) } }],
    navigations: [{ id: 'm', file: 'm.json', items: { e: { externalLink: { url: '/menu' } } } }],
    forms: [
      {
        id: 'f',
        file: 'f.json',
        submissionMessage: 'sent',
        disclaimerMessage: 'disclaimer',
        successRedirect: '/thanks',
      },
    ],
  };
  const plan = { urls: { pages: { p: '/p' }, collections: {}, items: { i: '/i' } } };
  const found = siteTexts(site as unknown as Site, plan as never);
  expect(found.map(({ text, path }) => `${text}: ${path.join('.')}`)).toEqual([
    '/button: body.blocks.b.value.href',
    '/image: body.blocks.g.value.links.a',
    'newsletter: body.blocks.n.value.description',
    'item: body.body.markdown',
    'excerpt: body.excerpt',
    '/source: body.sourceUrl',
    'field: body.blocks.b.value.markdown',
    '/menu: body.items.e.externalLink.url',
    'sent: body.submissionMessage',
    'disclaimer: body.disclaimerMessage',
    '/thanks: body.successRedirect',
  ]);
});

it.each([
  ['a block with a video', { pages: [{ blocks: { v: block(32, {}) } }] }, 'video-card'],
  ['an excerpt with a callout', { items: [{ markdown: '', excerpt: '> [!TIP]' }] }, '.callout'],
  ['a text with terms', { items: [{ markdown: 'Clay\n: Soft' }] }, ':where(dt)'],
])('the styles of texts are in the style sheet of a site with %s', (_what, site, style) => {
  expect(textStyles({ ...EMPTY, ...site } as unknown as Site)).toContain(style);
  expect(textStyles(EMPTY as unknown as Site)).toBe('');
});
