import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../../fixtures/fixture-server/open-browser.ts';
import { type CopiedSite, copyPublishedSite } from './copy-site.ts';
import { DESKTOP, openPage } from './open-page.ts';
import { type Serving, startQuoin } from './run-quoin.ts';

/** The shop of the fixtures in `quoin dev`, and a browser that is signed in to its dashboard. */
export interface SignedInSite {
  readonly origin: string;
  /** A new page of that browser: all of them share one journal. What goes wrong in it is among `problems`. */
  openPage(): Promise<Page>;
  /** A browser of its own, with a journal of its own, that is signed in as well. */
  openContext(): Promise<BrowserContext>;
  /** Nobody answers until it is served again, where it was. */
  stop(): Promise<void>;
  serveAgain(): Promise<void>;
}

export interface SignedInOptions {
  /** The size of its windows; a common screen, unless it is said. */
  readonly viewport?: BrowserContextOptions['viewport'];
  /** What pages complain of is put in here. */
  readonly problems?: string[];
  /** Changes the copy of the site before it is served. */
  prepare?(site: CopiedSite): void;
}

interface Opened {
  readonly site: CopiedSite;
  readonly browser: Browser;
  readonly context: BrowserContext;
  serving: Serving;
}

/** To be called once in a `describe`: its tests share the site, one after the other. */
export function createSignedInSite({
  viewport = DESKTOP.viewport,
  problems = [],
  prepare,
}: SignedInOptions = {}): SignedInSite {
  const options = { viewport, reducedMotion: 'reduce' } as const;
  let opened: Opened | undefined;
  const now = (): Opened => {
    if (opened === undefined) throw new Error('There is a site only while its tests run');
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
    const first = await openPage(context, problems);
    await first.goto(serving.signIn);
    await first.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    await first.close();
  }, 60_000);
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.serving.stop();
    opened?.site.remove();
  });
  return {
    get origin() {
      return now().serving.origin;
    },
    openPage: () => openPage(now().context, problems),
    openContext: async () =>
      now().browser.newContext({ ...options, storageState: await now().context.storageState() }),
    stop: () => now().serving.stop(),
    serveAgain: async () => {
      const { site, serving } = now();
      now().serving = await startQuoin('dev', site.folder, '--port', new URL(serving.origin).port);
    },
  };
}
