import type { BrowserContext, Page } from 'playwright-core';

/** A phone in portrait orientation. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
export const DESKTOP = { viewport: { width: 1280, height: 900 } } as const;

/** A restart of the server under load may take this long. */
const TIMEOUT_MS = 120_000;

/** Opens a page and adds its uncaught errors, console errors and 5xx responses to `pageErrors`. */
export async function openPage(context: BrowserContext, pageErrors: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  page.on('pageerror', (error) => pageErrors.push(`${page.url()}: ${error.stack || error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      pageErrors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) pageErrors.push(`${response.status()} ${response.url()}`);
  });
  return page;
}
