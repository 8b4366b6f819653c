import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { DashboardUser } from '../dashboard-user.ts';
import { openPage } from '../open-page.ts';
import { runQuoin, type Serving, startQuoin } from '../run-quoin.ts';
import type { BookshopThemes } from './bookshop.ts';

export interface BookshopRun {
  readonly serving: Serving;
  /** Operates the dashboard with the mouse or with the keyboard. */
  readonly user: DashboardUser;
  readonly themes: BookshopThemes;
  /** The dashboard. */
  readonly editor: Page;
  readonly pageErrors: string[];
  close(): Promise<void>;
}

export interface BookshopStep {
  readonly name: string;
  readonly run: (run: BookshopRun) => Promise<void>;
}

/** Wide enough for the list of pages and the settings next to the page. */
const VIEWPORT = { width: 1440, height: 900 };

/** Creates a site with `quoin init`, serves it with `quoin dev` and opens a browser context for the dashboard. */
export async function openBookshop(
  browser: Browser,
  user: DashboardUser,
  themes: BookshopThemes,
): Promise<BookshopRun> {
  const root = mkdtempSync(join(tmpdir(), 'quoin-bookshop-'));
  const folder = join(root, 'bookshop');
  const { code, err } = await runQuoin('init', folder, '--theme', themes.own, '--empty', '--no-install');
  if (code !== 0) throw new Error(`quoin init failed:\n${err}`);
  const serving = await startQuoin('dev', folder, '--port', '0');
  const pageErrors: string[] = [];
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  return {
    serving,
    user,
    themes,
    editor: await openPage(context, pageErrors),
    pageErrors,
    close: async () => {
      await context.close();
      await serving.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Runs the steps in order. The message of a failure has the name of its step. */
export async function runSteps(run: BookshopRun, steps: readonly BookshopStep[]): Promise<void> {
  for (const step of steps) {
    await step.run(run).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      const state = [run.editor.url(), ...run.pageErrors, run.serving.output()].join('\n');
      throw new Error(`${step.name}: ${message}\n${state}`, { cause: error });
    });
  }
}
