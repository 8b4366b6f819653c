import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { RuntimeFiles } from '../formatters/vocabulary/islands.ts';

/** The output of `node scripts/build.mjs`. */
const { boot, cartBoot, loader, telemetry, platform, platformModules, files }: RuntimeFiles = JSON.parse(
  readFileSync('dist/runtime/manifest.json', 'utf8'),
);

/** Size of a minified file after gzip, in bytes. */
function bytesOf(path: string): number {
  return gzipSync(files[path] ?? '', { level: 9 }).length;
}

function fileOf(name: string): string {
  const found = Object.keys(files).filter((path) => basename(path).startsWith(`${name}-`));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

/** A file and all its static imports. */
function closure(path: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, name = ''] of (files[path] ?? '').matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
    closure(`scripts/quoin/${name}`, seen);
  }
  return seen;
}

function total(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + bytesOf(path), 0);
}

/** The chunk that all islands share. */
const [shared = ''] = [...closure(fileOf('cart-indicator'))].filter((path) => path.includes('/shared-'));

/** The size of an island without the shared chunk. */
function own(name: string): number {
  return total([...closure(fileOf(name))].filter((path) => path !== shared));
}

/** Files for what few sites have: fields of a product, a cart in a panel, installments, a tag manager, a menu for a pointer, a countdown. */
const FEATURES =
  /\/(?:additional-fields|fields-dialog|edit-fields|cart-panel|countdown|installments|keyboard|tracking)-/;

describe('R-COMP-PUB-12: size limits in bytes after gzip', () => {
  test('boot: 450, uncompressed', () => expect(boot.length).toBeLessThanOrEqual(450));
  test('cart boot: 250, uncompressed', () => {
    expect(cartBoot.length).toBeLessThanOrEqual(250);
  });
  // Each island costs about 25 bytes here: its selector and the name of its file.
  test('loader: 1,325', () => expect(total(closure(loader))).toBeLessThanOrEqual(1325));
  test('shared chunk: 2,400', () => expect(bytesOf(shared)).toBeLessThanOrEqual(2400));
  test.each([
    ['product', 3000],
    ['stock', 900],
    ['cart-indicator', 1100],
    ['cart-page', 2500],
    ['edit-fields', 5000],
    ['cart-panel', 3050],
    ['form', 3200],
    ['captcha', 700],
    ['additional-fields', 4300],
    ['restock', 1100],
    ['character-counter', 450],
    ['gallery', 1720],
    ['lightbox', 1400],
    ['image', 700],
    ['video', 650],
    ['countdown', 650],
    ['search', 1200],
    ['checkout', 900],
    ['tracking', 1000],
    ['validate-checkout', 700],
    ['installments', 700],
    ['keyboard', 1400],
  ])('%s: %i', (name, limit) => expect(own(name)).toBeLessThanOrEqual(limit));
  test('census and errors: 2,600', () => expect(total(closure(telemetry))).toBeLessThanOrEqual(2600));
  test('consent: 900', () => expect(own('consent')).toBeLessThanOrEqual(900));
  test('performance: 4,500', () => expect(own('performance')).toBeLessThanOrEqual(4500));
  // Only on the pages of themes that call the platform's globals, whose own library was ten times as large.
  test('globals of the platform: 11,450', () => expect(bytesOf(platform)).toBeLessThanOrEqual(11_450));
  test('modules of the platform: 5,000', () => expect(bytesOf(platformModules)).toBeLessThanOrEqual(5000));
  const others = Object.keys(files).filter((path) => ![platform, platformModules].includes(path));
  test('all other files that sites without these features load: 32,000', () => {
    expect(total(others.filter((path) => !FEATURES.test(path)))).toBeLessThanOrEqual(32_000);
  });
  test('all other files: 40,000', () => expect(total(others)).toBeLessThanOrEqual(40_000));
});

test('a product page loads at most 8,000 bytes before any interaction, even with a cart', () => {
  const critical = new Set(
    [loader, fileOf('product'), fileOf('cart-indicator')].flatMap((path) => [...closure(path)]),
  );
  expect(total(critical)).toBeLessThanOrEqual(8000);
});

test('scripts load in at most two steps: the loader, then the island with the shared chunk', () => {
  for (const path of closure(fileOf('product'))) {
    const names = [...closure(path)].filter((other) => other !== path);
    expect(names.length).toBeLessThanOrEqual(1);
  }
});

test('no schemas or compiler modules are bundled', () => {
  expect(Object.values(files).join('')).not.toMatch(/ZodError|safeParse|JSON-T/);
});
