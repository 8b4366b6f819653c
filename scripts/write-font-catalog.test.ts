import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOG_FILE, fontCatalogSource } from './write-font-catalog.mjs';

it('the catalog of fonts is what the script writes', () => {
  expect(readFileSync(CATALOG_FILE, 'utf8')).toBe(fontCatalogSource());
});
