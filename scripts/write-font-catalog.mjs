// Writes the fonts of the dashboard's font picker, the families of Google Fonts, from the package @capsizecss/metrics:
//
//   npm install --prefix .cache/font-metrics @capsizecss/metrics@4.3.0
//   node scripts/write-font-catalog.mjs
//
// The result is part of the repository: the package has 169 MB, of which the catalog needs names, categories and styles.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const PACKAGE = '@capsizecss/metrics/entireMetricsCollection';
const { entireMetricsCollection } = createRequire(join(process.cwd(), '.cache/font-metrics/package.json'))(
  PACKAGE,
);

const CATALOG_FILE = 'formatters/vocabulary/fonts/catalog-data.ts';

// Names of fonts. cspell:disable

/** Families of operating systems, which the package contains as well. */
const DEVICE_FONTS = [
  '-apple-system',
  'Arial',
  'BlinkMacSystemFont',
  'Brush Script',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Helvetica Neue',
  'Lucida Grande',
  'Segoe UI',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
];

/** Slab serifs that are not called so; Google lists them as serif or display. */
const SLAB_SERIFS = [
  'Aleo',
  'Arvo',
  'Belgrano',
  'Besley',
  'Bevan',
  'BioRhyme',
  'BioRhyme Expanded',
  'Bitter',
  'Bree Serif',
  'Copse',
  'Coustard',
  'Crete Round',
  'Cutive',
  'Enriqueta',
  'Glegoo',
  'Graduate',
  'Holtwood One SC',
  'Kameron',
  'Kreon',
  'Nixie One',
  'Noticia Text',
  'Patua One',
  'Podkova',
  'Rhodium Libre',
  'Rokkitt',
  'Sanchez',
  'Solway',
  'Stint Ultra Condensed',
  'Stint Ultra Expanded',
  'Trocchi',
  'Ultra',
  'Wellfleet',
];

/** Fonts that are not for text, besides those that are called so. */
const OTHERS = [
  'Flow Block',
  'Flow Circular',
  'Flow Rounded',
  'Linefont',
  'Noto Music',
  'Noto Sans Math',
  'Noto Sans SignWriting',
  'Noto Znamenny Musical Notation',
  'Redacted',
  'Redacted Script',
  'Wavefont',
];

// cspell:enable

const CATEGORIES = {
  'sans-serif': 'Sans Serif',
  serif: 'Serif',
  display: 'Display',
  handwriting: 'Script',
  monospace: 'Mono',
};

/** Returns the text of the file: the names by category and by the styles that a site loads, one name a line. */
function fontCatalogSource() {
  const fonts = Object.values(entireMetricsCollection).filter(
    ({ familyName }) => !DEVICE_FONTS.includes(familyName),
  );
  requireNames(fonts, [...SLAB_SERIFS, ...OTHERS]);
  const groups = new Map();
  for (const font of fonts) {
    const key = JSON.stringify([categoryOf(font), stylesOf(font)]);
    groups.set(key, [...(groups.get(key) ?? []), font.familyName]);
  }
  const lines = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, names]) => {
      const [category, styles] = JSON.parse(key);
      return `  [\n    '${category}',\n    '${styles}',\n    \`\n${names.sort().join('\n')}\n\`,\n  ],\n`;
    });
  return `${HEADER}[\n${lines.join('')}];\n`;
}

const HEADER = `// Written by scripts/write-font-catalog.mjs.
import type { FontCategory } from './font-category.ts';

/** Families of Google Fonts by category and by the styles to load, which are regular and bold if a family has them. */
export const CATALOG_DATA: readonly (readonly [category: FontCategory, styles: string, names: string])[] = `;

function categoryOf({ familyName, category }) {
  if (/\b(?:Icons|Symbols|Barcode|Emoji)\b/.test(familyName) || OTHERS.includes(familyName)) return 'Other';
  if (/\bSlab/.test(familyName) || SLAB_SERIFS.includes(familyName)) return 'Slab Serif';
  const known = CATEGORIES[category];
  if (known === undefined) throw new Error(`${familyName} has the unknown category ${category}`);
  return known;
}

function stylesOf({ variants }) {
  const styles = Object.keys(variants).map((name) =>
    name.replace('regular', '400').replace(/^italic$/, '400italic'),
  );
  const usual = ['400', '700'].filter((style) => styles.includes(style));
  return usual.length > 0 ? usual.join() : styles[0];
}

function requireNames(fonts, names) {
  const known = new Set(fonts.map(({ familyName }) => familyName));
  const missing = names.filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`Not in the package: ${missing.join(', ')}`);
}

writeFileSync(CATALOG_FILE, fontCatalogSource());
