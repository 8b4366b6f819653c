import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from '../../../../fixtures/fixture-server/open-browser.ts';
import { openPage, PHONE } from '../open-page.ts';
import { visit } from '../visit.ts';
import { BOOKSHOP, SECTIONS } from './bookshop.ts';
import type { BookshopRun } from './bookshop-run.ts';

/** Looks at the published site as a visitor does, on a phone. */
export async function expectPublishedBookshop(
  browser: Browser,
  { serving, pageErrors }: BookshopRun,
): Promise<void> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await openPage(context, pageErrors);
  await visit(page, `${serving.origin}/`);
  await expectHome(page);
  for (const { path, heading } of [
    { path: BOOKSHOP.product.path, heading: BOOKSHOP.product.title },
    { path: BOOKSHOP.blog.path, heading: BOOKSHOP.blog.post },
    { path: BOOKSHOP.events.path, heading: BOOKSHOP.events.event },
  ]) {
    await visit(page, `${serving.origin}${path}`);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    expect(await overflow(page), path).toBe(0);
  }
  await context.close();
}

async function expectHome(page: Page): Promise<void> {
  const { title, tagline, announcement, copyright, headline, seo, color, font, link, folder, events } =
    BOOKSHOP;
  expect(await page.title()).toBe(seo.title);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(seo.description);
  const headings = [headline.after, ...SECTIONS.slice(1).map(({ heading }) => heading)];
  for (const name of headings) await page.getByRole('heading', { name, exact: true }).first().waitFor();
  await page.getByRole('link', { name: announcement.text }).waitFor();
  const footer = page.getByRole('contentinfo');
  for (const text of [title, tagline, copyright]) await footer.getByText(text).first().waitFor();
  const logo = page.getByRole('banner').getByRole('img', { name: title }).first();
  await logo.waitFor();
  // Resolves when the image is loaded, and rejects when it is not an image.
  await logo.evaluate((image: HTMLImageElement) => image.decode());
  const style = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { color: computed, fontFamily } = getComputedStyle(heading);
    return { computed, fontFamily };
  });
  expect(style.computed).toBe(color.computed);
  expect(style.fontFamily).toContain(font);
  await openNavigation(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const external = navigation.getByRole('link', { name: link.title });
  expect(await external.getAttribute('href')).toBe(link.url);
  expect(await overflow(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await navigation.getByText(folder, { exact: true }).tap();
  await navigation.getByRole('link', { name: events.title }).tap();
  await page.waitForURL(`**${events.path}`);
}

/** Five or more pages are behind a button. */
async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.tap();
}

/** By how many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
