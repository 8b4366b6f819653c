import type { BrowserContext, Page } from 'playwright-core';

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

/** A page whose every error ends the test: nothing of ours may fail silently. */
export async function openPage(context: BrowserContext, problems: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.stack || error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
  return page;
}
