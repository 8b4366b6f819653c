import { expect, it } from 'vitest';
import type { Theme, Tweak } from '../../../compiler/model/index.ts';
import { isOfFooter, isOfHeader, themeParts } from './theme-parts.ts';

const theme = (text: string, tags: Theme['tags'] = []) => ({
  layouts: { default: { name: 'site.region', text, pieces: [] } },
  partialTexts: {},
  tags,
});
const area = (fieldId: string) => ({ kind: 'block-field', key: fieldId, fieldId }) as const;

it('a theme has areas for header and footer, and others', () => {
  const parts = themeParts(theme('', [area('footer'), area('sideNotes')]), 'footerNote');
  expect([parts.header, parts.footer?.doc, parts.others.map(({ doc }) => doc)]).toEqual([
    undefined,
    'block-field:footer',
    ['block-field:sideNotes'],
  ]);
});

it.each([
  ['hasLogo', '<img src="{website.logoImageUrl}">'],
  ['hasTagline', '<p>{website.siteTagLine|html}</p>'],
  ['hasSocialLinks', '{.repeated section socialAccounts}{.end}'],
  ['hasFooterNote', '{localizedStrings.footerNote|html}'],
] as const)('a theme shows what its templates name: %s', (name, text) => {
  expect([themeParts(theme(text), 'footerNote')[name], themeParts(theme(''), 'footerNote')[name]]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['Header', 'Logo height', 'header'],
  ['Layout', 'Navigation position', 'header'],
  ['Colors', 'Footer', 'footer'],
  ['Header and footer', 'Padding', 'footer'],
  ['Colors', 'Text', 'neither'],
])('the style %s, %s is of the %s', (category, title, part) => {
  const tweak = { category, title } as Tweak;
  const found = isOfHeader(tweak) ? 'header' : isOfFooter(tweak) ? 'footer' : 'neither';
  expect(found).toBe(part);
});
