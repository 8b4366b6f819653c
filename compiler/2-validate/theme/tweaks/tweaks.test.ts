// Typing errors. cspell:ignore Autp familiy Drak Colr
import { expect, it } from 'vitest';
import { createMemoryFiles } from '../../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../../5-write/memory-output.ts';
import { compileSite } from '../../../compile-site.ts';
import { compileStyles } from '../../../node/styles/compile-styles.ts';

const STYLES = `
// tweak: { "type": "color", "category": "Header", "title": "Header color" }
@headerColor: #123;
// tweak: { type: 'value', title: 'Header padding', min: 0, "max": "50", step: 1, }
@headerPadding: 20px;
// tweak: { "type": "dropdown", "title": "Cover size", "options": ["Auto", "3:2 Standard"], "default": "Auto" }
// tweak: { "type": "checkbox", "title": "tweak-banner-show", "active": "true" }
// tweak: { "type": "font", "title": "Heading font" }
.heading-font { font-family: Arial, sans-serif; font-size: 20px; }
// tweak: { "type": "image", "title": "Background" }
.background() { background-image: none; background-size: auto; }
header { color: @headerColor; padding: (@headerPadding / 2); border-color: darken(@headerColor, 5%); }
h1 { .heading-font; }
h2 { font-size: @heading-font-font-size * 0.5; }
body { .background(); }
`;

const PRESET = `{
  "title": "Dark",
  "templateTweaks": {
    "headerColor": "#000",
    "heading-font": "{font-family:\\"Lora\\", serif;font-size:30px}",
    "tweak-banner-show": "false",
    "cover-size": "3:2 Standard",
    "button-style": "Solid",
  },
  "webFonts": ["Lora:400,700"],
}`;

/** Builds a site with a design. Returns its style sheet in one line, the classes of the home page and the diagnostics. */
async function build(design: object, files: Readonly<Record<string, string>> = {}) {
  const output = createMemoryOutput();
  const settings = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'Olaria' }, design };
  const site = createMemoryFiles({
    'site.json': JSON.stringify({ type: 'settings', id: 'settings', body: settings }, undefined, 1),
    'pages/home.json': JSON.stringify({
      type: 'page',
      id: 'home',
      body: { pageType: 2, title: 'Home', urlId: 'home', isHome: true },
    }),
    'assets/sea.png': '',
    'assets/sea.png.json': JSON.stringify({
      type: 'asset',
      id: 'sea',
      body: { filename: 'sea.png', mime: 'image/png' },
    }),
    'theme/template.conf':
      '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
    'theme/styles/site.less': STYLES,
    'theme/dark.preset': PRESET,
    'theme/site.region': '<body class="{squarespace.page-classes}">{squarespace.main-content}</body>',
    ...files,
  });
  const { ok, diagnostics } = await compileSite({ site, output, compileStyles }, { now: 0 });
  const text = (pattern: RegExp) => {
    const path = [...output.files.keys()].find((each) => pattern.test(each)) ?? '';
    return new TextDecoder().decode(output.files.get(path));
  };
  const reported = diagnostics.map(
    ({ severity, code, message, hint, location }) =>
      `${severity} ${code} ${location?.file}:${location?.start.line} ${message} (${hint})`,
  );
  const [, classes = ''] = /<body class="([^"]*)"/.exec(text(/^index\.html$/)) ?? [];
  return { ok, css: text(/\.css$/).replace(/\s+/g, ' '), classes: classes.split(' '), reported };
}

it('without a design, the values of the theme apply', async () => {
  const { ok, css, classes, reported } = await build({});
  expect(reported).toEqual([]);
  expect(ok).toBe(true);
  expect(css).toContain('header { color: #123; padding: 10px;');
  expect(classes.slice(0, 2)).toEqual(['cover-size-auto', 'tweak-banner-show']);
});

it.each<[string, object, string]>([
  ['a color', { headerColor: '#ff8800' }, 'header { color: #f80;'],
  ['a color that LESS computes with', { headerColor: 'rgb(255 0 0)' }, 'border-color: #e60000;'],
  ['a number, with the unit of the theme', { headerPadding: 40 }, 'padding: 20px;'],
  ['a number with its unit', { headerPadding: '30px' }, 'padding: 15px;'],
  [
    'a font',
    { 'heading-font': { 'font-family': '"Lora", serif' } },
    'h1 { font-family: Arial, sans-serif; font-size: 20px; font-family: "Lora", serif; }',
  ],
  ['the variables of a font', { 'heading-font': { 'font-size': '50px' } }, 'h2 { font-size: 25px; }'],
  [
    'an image',
    { background: { imageId: 'sea', 'background-size': 'cover' } },
    'background-size: cover; background-image: url("/assets/sea.png"); }',
  ],
])('a value of the site replaces that of the theme: %s', async (_what, tweaks, expected) => {
  const { css, reported } = await build({ tweaks });
  expect(reported).toEqual([]);
  expect(css).toContain(expected);
});

it.each<[string, object, string, string]>([
  ['a dropdown', { 'cover-size': '3:2 Standard' }, 'cover-size-32-standard', 'cover-size-auto'],
  ['a checkbox', { 'tweak-banner-show': false }, 'cover-size-auto', 'tweak-banner-show'],
])('%s changes a class of the body', async (_what, tweaks, present, absent) => {
  const { classes, reported } = await build({ tweaks });
  expect(reported).toEqual([]);
  expect(classes).toContain(present);
  expect(classes).not.toContain(absent);
});

it('punctuation in a title leaves the hyphens of the spaces around it', async () => {
  const less = '// tweak: { "type": "checkbox", "title": "Center Title & Text", "active": true }';
  const { classes } = await build({}, { 'theme/styles/site.less': less });
  expect(classes[0]).toBe('center-title--text');
});

it('a preset applies where the site has no value of its own', async () => {
  const { css, classes, reported } = await build({ preset: 'Dark', tweaks: { headerColor: '#ffffff' } });
  expect(reported).toEqual([]);
  expect(css).toContain('header { color: #fff;');
  expect(css).toContain('font-family: "Lora", serif; font-size: 30px;');
  expect(classes).toContain('cover-size-32-standard');
  expect(classes).not.toContain('tweak-banner-show');
});

it('the fonts of the preset and the site are imported, once each', async () => {
  const { css } = await build({ preset: 'dark', webFonts: ['Open Sans:700', 'Lora:400,700'] });
  expect(css).toMatch(
    /^@import url\("https:\/\/fonts\.googleapis\.com\/css\?family=Lora:400,700\|Open\+Sans:700&display=swap"\);/,
  );
});

it('the style sheet of the Typekit kit is imported', async () => {
  const { css } = await build({ webFonts: ['Lora:400,700'], typekitId: 'abc1def' });
  expect(css).toMatch(
    /^@import url\("https:\/\/fonts\.googleapis\.com\/css\?family=Lora:400,700&display=swap"\);\s*@import url\("https:\/\/use\.typekit\.net\/abc1def\.css"\);/,
  );
});

it.each<[string, object, string]>([
  [
    'an unknown name',
    { tweaks: { headerColr: '#fff' } },
    'warning site/unknown-tweak site.json:12 The theme has no tweak "headerColr" (did you mean "headerColor"?)',
  ],
  [
    'a number out of range',
    { tweaks: { headerPadding: 51 } },
    'warning site/invalid-tweak site.json:12 The tweak "Header padding" must be a number with the unit px from 0 to 50 (this value is ignored)',
  ],
  [
    'another unit',
    { tweaks: { headerPadding: '2em' } },
    'warning site/invalid-tweak site.json:12 The tweak "Header padding" must be a number with the unit px from 0 to 50 (this value is ignored)',
  ],
  [
    'text that is no color',
    { tweaks: { headerColor: 'blu' } },
    'warning site/invalid-tweak site.json:12 The tweak "Header color" must be a color, such as #1b1b1b or rgba(0, 0, 0, 0.5) (Not a valid color.)',
  ],
  [
    'an unknown option',
    { tweaks: { 'cover-size': 'Autp' } },
    'warning site/invalid-tweak site.json:12 The tweak "Cover size" must be one of "Auto", "3:2 Standard" (did you mean "Auto"?)',
  ],
  [
    'no flag',
    { tweaks: { 'tweak-banner-show': 'yes' } },
    'warning site/invalid-tweak site.json:12 The tweak "tweak-banner-show" must be true or false (this value is ignored)',
  ],
  [
    'a property that no font has',
    { tweaks: { 'heading-font': { 'font-familiy': 'Arial' } } },
    'warning site/invalid-tweak site.json:12 The tweak "Heading font" has no property "font-familiy" (did you mean "font-family"?)',
  ],
  [
    'text that ends the declaration',
    { tweaks: { 'heading-font': { 'font-family': 'a; } * { color: red' } } },
    'warning site/invalid-tweak site.json:12 The tweak "Heading font" has an invalid value of font-family (this value is ignored)',
  ],
  [
    'an unknown preset',
    { preset: 'Drak' },
    'warning site/unknown-preset site.json:11 The theme has no preset "Drak" (did you mean "Dark"?)',
  ],
  [
    'an unknown image',
    { tweaks: { background: { imageId: 'see' } } },
    'error site/unknown-reference site.json:13 There is no asset "see" (did you mean "sea"?)',
  ],
])('%s in the design is reported', async (_what, design, expected) => {
  const { reported, css } = await build(design);
  expect(reported).toEqual([expected]);
  expect(css).not.toContain('color: red');
});

it.each<[string, string, string]>([
  ['no JSON', '// tweak: { "type" }\n', 'The tweak is not a JSON object'],
  [
    'another type',
    '// tweak: { "type": "number", "title": "A" }\n@a: 1;',
    'The type of a tweak is one of color, value, dropdown, checkbox, font, image',
  ],
  [
    'a color without a variable',
    '// tweak: { "type": "color", "title": "A" }\n.a { b: c }',
    'A color tweak is followed by a variable',
  ],
  [
    'a font without a rule',
    '// tweak: { "type": "font", "title": "A" }\n@a: 1;',
    'A font tweak is followed by a rule',
  ],
  [
    'a dropdown without options',
    '// tweak: { "type": "dropdown", "title": "A" }',
    'A dropdown tweak has options',
  ],
])('a tweak comment with %s is reported and ignored', async (_what, less, message) => {
  const { ok, reported } = await build({}, { 'theme/styles/site.less': `\n${less}` });
  expect(ok).toBe(true);
  expect(reported).toEqual([
    `warning theme/invalid-tweak theme/styles/site.less:2 ${message} (the tweak is ignored)`,
  ]);
});

it('a preset may be in the folder presets/', async () => {
  const { css, reported } = await build({ preset: 'night' }, { 'theme/presets/night.preset': PRESET });
  expect(reported).toEqual([]);
  expect(css).toContain('header { color: #000;');
});

it('a value of a preset that its tweak cannot have is reported', async () => {
  const preset = '{\n"templateTweaks": {\n"headerPadding": "90px" } }';
  const { reported } = await build({}, { 'theme/dark.preset': preset });
  expect(reported).toEqual([
    'warning theme/invalid-tweak theme/dark.preset:3 The tweak "Header padding" must be a number with the unit px from 0 to 50 (the value in the style sheet is used)',
  ]);
});
