import type { Browser } from 'playwright-core';
import { copyPublishedSite } from '../copy-site.ts';
import type { DashboardUser } from '../dashboard-user.ts';
import { DESKTOP, openPage, PHONE } from '../open-page.ts';
import { startQuoin } from '../run-quoin.ts';
import { EDITOR_FOLLOWS_UP, EDITOR_PUBLISHES } from './editor-steps.ts';
import type { Look, SmokeRun, Step } from './step.ts';
import { VISITOR_STEPS } from './visitor-steps.ts';

/** One shop, from edit to order and back. */
export const SMOKE_STEPS: readonly Step[] = [...EDITOR_PUBLISHES, ...VISITOR_STEPS, ...EDITOR_FOLLOWS_UP];

/** Serves a fresh copy of the olaria and opens three browsers on it. */
export async function openSmokeRun(
  browser: Browser,
  hands: DashboardUser,
  look: Look = async () => {},
): Promise<SmokeRun> {
  const site = await copyPublishedSite();
  const serving = await startQuoin('dev', site.folder, '--port', '0');
  const problems: string[] = [];
  const open = async (device: typeof PHONE | typeof DESKTOP) =>
    openPage(await browser.newContext({ ...device, reducedMotion: 'reduce' }), problems);
  return {
    site,
    serving,
    hands,
    problems,
    look,
    editor: await open(DESKTOP),
    first: await open(PHONE),
    second: await open(DESKTOP),
  };
}

export async function closeSmokeRun({ site, serving, editor, first, second }: SmokeRun): Promise<void> {
  for (const page of [editor, first, second]) await page.context().close();
  await serving.stop();
  site.remove();
}

/** Does the steps in their order, and something else between every two of them. */
export async function walk(
  thread: SmokeRun,
  between: (thread: SmokeRun) => Promise<void> = async () => {},
): Promise<void> {
  for (const [index, { name, run }] of SMOKE_STEPS.entries()) {
    if (index > 0) await between(thread);
    await run(thread).catch((error: unknown) => {
      throw new Error(
        `${name}: ${error instanceof Error ? error.message : String(error)}\n${stateOf(thread)}`,
        {
          cause: error,
        },
      );
    });
  }
}

/** Kills the program and all that it has started, and starts it anew where it was. */
export async function publishFirstRelease(thread: SmokeRun): Promise<void> {
  const { port } = new URL(thread.serving.origin);
  await thread.serving.kill();
  thread.serving = await startQuoin('dev', thread.site.folder, '--port', port);
}

/** Where everybody is, for whoever reads why a step failed. */
function stateOf({ editor, first, second, problems, serving }: SmokeRun): string {
  const pages = [editor, first, second].map((page) => page.url());
  return [...pages, ...problems, serving.said()].join('\n');
}
