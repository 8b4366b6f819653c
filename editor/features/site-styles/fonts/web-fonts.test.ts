// cspell:ignore Buda Molle
import { expect, it } from 'vitest';
import { designSchema } from '../../../../compiler/model/index.ts';
import { findFont, readFontCatalog } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import { familiesInTheme, familyOf } from './font-family.ts';
import { webFontOf, webFontsAfter } from './web-fonts.ts';

const fontNamed = (name: string) => {
  const font = findFont(name);
  if (font === undefined) throw new Error(`The catalog has no ${name}`);
  return font;
};

it.each([
  ['Lora', 'Lora:400,700', 'Lora, serif'],
  ['Lobster', 'Lobster:400', 'Lobster, sans-serif'],
  ['Buda', 'Buda:300', 'Buda, sans-serif'],
  ['Molle', 'Molle:400italic', 'Molle, cursive'],
  ['Press Start 2P', 'Press Start 2P:400', '"Press Start 2P", sans-serif'],
])('%s is loaded in the styles that it has', (name, webFont, family) => {
  expect([webFontOf(fontNamed(name)), familyOf(fontNamed(name))]).toEqual([webFont, family]);
});

it('the catalog has each font once, and current fonts in place of deprecated ones', () => {
  const fonts = readFontCatalog();
  expect(new Set(fonts.map(({ name }) => name)).size).toBe(fonts.length);
  const replaced = fonts.flatMap(({ replacedBy }) => replacedBy ?? []);
  expect(replaced.length).toBe(9);
  expect(replaced.filter((name) => fontNamed(name).replacedBy !== undefined)).toEqual([]);
});

it('every font of the catalog can be stored', () => {
  const invalid = readFontCatalog().filter(
    (font) => !designSchema.safeParse({ webFonts: [webFontOf(font)] }).success,
  );
  expect(invalid).toEqual([]);
});

it.each([
  [
    'a font that is chosen',
    ['Lato:400'],
    { before: [], after: ['Lora'], added: 'Lora:400,700' },
    ['Lato:400', 'Lora:400,700'],
  ],
  [
    'no font twice',
    ['Lora:400italic,700'],
    { before: [], after: ['Lora'], added: 'Lora:400,700' },
    ['Lora:400italic,700'],
  ],
  ['no longer a font that nothing uses', ['Lora:400,700'], { before: ['Lora, serif'], after: [] }, []],
  [
    'a font that another style uses',
    ['Lora:400,700'],
    { before: ['Lora', 'Lora, serif'], after: ['Lora'] },
    ['Lora:400,700'],
  ],
  ['a font that no style has used', ['Lora:400,700'], { before: ['Lato'], after: [] }, ['Lora:400,700']],
  [
    'a font with styles that were added by hand',
    ['Lora:400,400italic'],
    { before: ['Lora'], after: [] },
    ['Lora:400,400italic'],
  ],
])('a site loads %s', (_, webFonts, change, expected) => {
  expect(webFontsAfter(webFonts, change)).toEqual(expected);
});

it('fonts of the theme are those that it contains, not those that a build has downloaded', () => {
  const css = `@import url("https://fonts.googleapis.com/css?family=Lato");
@font-face { src: url("/assets/fonts/hanken.woff2"); font-family: 'Hanken Grotesk' }
@font-face{font-family:Inter;src:url("/assets/fonts/0123456789abcdef.woff2")}`;
  expect(familiesInTheme(css)).toEqual(['Hanken Grotesk']);
});
