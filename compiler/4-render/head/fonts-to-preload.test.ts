import { describe, expect, it } from 'vitest';
import type { FontTweak } from '../../model/design/tweak.ts';
import { fontsToPreload } from './fonts-to-preload.ts';

const tweak = (name: string): FontTweak => ({
  kind: 'font',
  name,
  title: name,
  isForScripts: false,
  selector: `.${name}`,
  default: {},
});
const TWEAKS = [tweak('heading-font'), tweak('body-font'), tweak('label-font')];

const face = (family: string, file: string, more = '') =>
  `@font-face {\n  font-family: "${family}";\n  src: url("/assets/fonts/${file}.woff2") format("woff2");\n${more}}\n`;
const rule = (name: string, declarations: string) => `.${name} {\n  ${declarations};\n}\n`;

const RULES =
  rule('heading-font', 'font-family: "Serif One", serif; font-weight: 700') +
  rule('body-font', 'font-family: Text, sans-serif') +
  rule('label-font', 'font-family: Label');

describe('fonts to preload', () => {
  it('are those of the first two font tweaks, in their weight and not in italics', () => {
    const css =
      RULES +
      face('Serif One', 'serif-400', 'font-weight: 400;') +
      face('Serif One', 'serif-700', 'font-weight: 700;') +
      face('Text', 'text-italic', 'font-weight: 100 900; font-style: italic;') +
      face('Text', 'text', 'font-weight: 100 900;') +
      face('Label', 'label');
    expect(fontsToPreload({ css, tweaks: TWEAKS }, 'Olaria')).toEqual([
      '/assets/fonts/serif-700.woff2',
      '/assets/fonts/text.woff2',
    ]);
  });

  it('are those that the design of the site chose, which follows the theme', () => {
    const css = `${RULES}${rule('body-font', 'font-family: Other')}${face('Text', 'text')}${face('Other', 'other')}`;
    expect(fontsToPreload({ css, tweaks: TWEAKS }, 'Olaria')).toEqual(['/assets/fonts/other.woff2']);
  });

  it('have the script of the text', () => {
    const css =
      RULES +
      face('Text', 'text-cyrillic', 'unicode-range: U+0301, U+0400-045F;') +
      face('Text', 'text-latin', 'unicode-range: U+00??, U+0131;');
    const of = (title: string) => fontsToPreload({ css, tweaks: TWEAKS }, title);
    expect(of('24 Olaria')).toEqual(['/assets/fonts/text-latin.woff2']);
    expect(of('Дом')).toEqual(['/assets/fonts/text-cyrillic.woff2']);
    expect(of('陶器')).toEqual([]);
  });

  it('are one file where headings and text have the same font', () => {
    const css =
      rule('heading-font', 'font-family: Text') +
      rule('body-font', 'font-family: Text') +
      face('Text', 'text');
    expect(fontsToPreload({ css, tweaks: TWEAKS }, 'Olaria')).toEqual(['/assets/fonts/text.woff2']);
  });

  it.each([
    ['of other hosts', RULES + face('Text', 'text').replace('/assets', 'https://fonts.example/assets')],
    ['of another format', RULES + face('Text', 'text').replaceAll('woff2', 'woff')],
    ['of the system', RULES],
  ])('are not those %s', (_, css) => {
    expect(fontsToPreload({ css, tweaks: TWEAKS }, 'Olaria')).toEqual([]);
  });

  it('are none in a theme with so many font tweaks that a page does not use them all', () => {
    const css = RULES + face('Text', 'text');
    const tweaks = [...TWEAKS, tweak('quote-font'), tweak('button-font')];
    expect(fontsToPreload({ css, tweaks }, 'Olaria')).toEqual([]);
  });
});
