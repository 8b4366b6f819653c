import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, type TestContext } from 'vitest';
import { openBrowser } from '../../../fixtures/fixture-server/open-browser.ts';
import { type CopiedSite, copyPublishedSite } from './copy-site.ts';
import { DESKTOP, openPage } from './open-page.ts';
import { type Serving, startQuoin } from './run-quoin.ts';

/** The Olaria example site served by `quoin dev`, with a browser that is signed in to its dashboard. */
export interface SignedInSite {
  readonly origin: string;
  /** Opens a page in the signed-in browser context; all pages share its storage. Its errors are added to `pageErrors`. */
  openPage(): Promise<Page>;
  /**
   * Call `openShared` before and `closeFailed` after each test: the tests share a page, because loading the dashboard takes
   * longer than most of them. A failed test closes it, so that its retry and the next test start in a new one.
   */
  openShared(): Promise<Page>;
  /** `hasFailed`: what is checked after the test has failed. */
  closeFailed(test: TestContext, hasFailed?: boolean): Promise<void>;
  /** Creates a separate signed-in browser context with its own storage. */
  openContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Stops the server. `restart` starts it again at the same port. */
  stop(): Promise<void>;
  restart(): Promise<void>;
}

export interface SignedInOptions {
  /** Default: the `DESKTOP` viewport. */
  readonly viewport?: BrowserContextOptions['viewport'];
  /** Receives the errors of all pages. */
  readonly pageErrors?: string[];
  /** Modifies the copy of the site before it is served. */
  prepare?(site: CopiedSite): void;
}

interface Opened {
  readonly site: CopiedSite;
  readonly browser: Browser;
  readonly context: BrowserContext;
  serving: Serving;
}

/** Call once per `describe`: its tests share the site and run in sequence. */
export function createSignedInSite({
  viewport = DESKTOP.viewport,
  pageErrors = [],
  prepare,
}: SignedInOptions = {}): SignedInSite {
  const options = { viewport, reducedMotion: 'reduce' } as const;
  let opened: Opened | undefined;
  let shared: Page | undefined;
  const requireOpened = (): Opened => {
    if (opened === undefined) throw new Error('The site is only available while its tests run');
    return opened;
  };
  beforeAll(async () => {
    const site = await copyPublishedSite();
    prepare?.(site);
    const [browser, serving] = await Promise.all([
      openBrowser(),
      startQuoin('dev', site.folder, '--port', '0'),
    ]);
    const context = await browser.newContext(options);
    opened = { site, browser, context, serving };
    const first = await openPage(context, pageErrors);
    await first.goto(serving.signIn);
    await first.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    await first.close();
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.serving.stop();
    opened?.site.remove();
  });
  return {
    get origin() {
      return requireOpened().serving.origin;
    },
    openPage: () => openPage(requireOpened().context, pageErrors),
    openShared: async () => {
      if (shared === undefined || shared.isClosed())
        shared = await openPage(requireOpened().context, pageErrors);
      await shared.setViewportSize(viewport ?? DESKTOP.viewport);
      return shared;
    },
    closeFailed: async ({ task }, hasFailed = false) => {
      if (hasFailed || task.result?.state === 'fail') await shared?.close();
      else if (shared?.isClosed() === false) await shared.unrouteAll({ behavior: 'wait' });
    },
    openContext: async (more) =>
      requireOpened().browser.newContext({
        ...options,
        ...more,
        storageState: await requireOpened().context.storageState(),
      }),
    stop: () => requireOpened().serving.stop(),
    restart: async () => {
      const { site, serving } = requireOpened();
      requireOpened().serving = await startQuoin('dev', site.folder, '--port', new URL(serving.origin).port);
    },
  };
}
