import { expect, it } from 'vitest';
import { type RequestSources, themeRequests } from './theme-requests.ts';

/** Returns whether pages are published as data too, for a theme with this script. */
function hasPageData(script: string, pageCount = 1): boolean {
  const settings = { websiteSettings: {} };
  const site = { settings, pages: [], collections: [] } as unknown as RequestSources['site'];
  const theme = { layouts: {}, pages: {}, collections: {}, partials: {} } as RequestSources['theme'];
  const scripts = { files: { 'scripts/app.js': script } } as unknown as RequestSources['scripts'];
  return themeRequests({ site, theme, scripts, pageCount }).pageData;
}

it.each([
  ["fetch('/journal?format=json')", true],
  ["load({ format: 'main-content' })", true],
  ["fetch('/cart.json')", false],
])('a script with %s requests the data of pages: %s', (script, expected) => {
  expect(hasPageData(script)).toBe(expected);
});

it('sites of more than 5,000 pages have no data of pages', () => {
  expect([5000, 5001].map((count) => hasPageData("fetch('/?format=json')", count))).toEqual([true, false]);
});
