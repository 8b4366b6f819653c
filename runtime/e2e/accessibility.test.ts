import { expect, test } from 'vitest';
import { createFixtureServer } from '../../fixtures/fixture-server/fixture-server.ts';
import { violationsOf } from '../../fixtures/fixture-server/open-browser.ts';

const LOCATION = /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g;
const shop = createFixtureServer();

test('an audit of WCAG 2.2 AA finds no violation on any page of a shop (R-SHELL-APP-04)', async () => {
  const { context, page } = await shop.visit();
  const sitemap = await (await context.request.get(`${shop.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(LOCATION)].map(([, path = '']) => path);
  expect(paths).toContain('/journal/forty-blues');
  const violations: string[] = [];
  for (const path of paths) {
    await page.goto(shop.origin + path);
    for (const violation of await violationsOf(page)) violations.push(`${path}: ${violation}`);
  }
  expect(violations).toEqual([]);
});
