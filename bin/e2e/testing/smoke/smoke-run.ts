import type { Browser } from 'playwright-core';
import type { DashboardUser } from '../dashboard-user.ts';
import { DESKTOP, openPage, PHONE } from '../open-page.ts';
import { type Serving, startQuoin } from '../run-quoin.ts';
import { FOLLOW_UP_STEPS, PUBLISH_STEPS } from './editor-steps.ts';
import type { SmokeSite } from './smoke-site.ts';
import type { Inspect, SmokeRun, Step } from './step.ts';
import { VISITOR_STEPS } from './visitor-steps.ts';

/** All steps, from the first edit to the rollback. */
export const SMOKE_STEPS: readonly Step[] = [...PUBLISH_STEPS, ...VISITOR_STEPS, ...FOLLOW_UP_STEPS];

export interface RunOptions {
  readonly inspect?: Inspect;
  /** Default: `quoin dev`. */
  serve?(folder: string): Promise<Serving>;
}

const serveHere = (folder: string) => startQuoin('dev', folder, '--port', '0');

/** Serves a copy of the site and opens three browser contexts. */
export async function openSmokeRun(
  browser: Browser,
  expected: SmokeSite,
  user: DashboardUser,
  { inspect = async () => {}, serve = serveHere }: RunOptions = {},
): Promise<SmokeRun> {
  const site = await expected.copy();
  const serving = await serve(site.folder);
  const pageErrors: string[] = [];
  const open = async (device: typeof PHONE | typeof DESKTOP) =>
    openPage(await browser.newContext({ ...device, reducedMotion: 'reduce' }), pageErrors);
  return {
    site,
    expected,
    serving,
    user,
    pageErrors,
    inspect,
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

/** Runs the steps in order, and `betweenSteps` between any two of them. */
export async function runSmokeSteps(
  smokeRun: SmokeRun,
  betweenSteps: (smokeRun: SmokeRun) => Promise<void> = async () => {},
): Promise<void> {
  for (const [index, { name, run }] of SMOKE_STEPS.entries()) {
    if (index > 0) await betweenSteps(smokeRun);
    await run(smokeRun).catch(async (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${name}: ${message}\n${await describeState(smokeRun)}`, { cause: error });
    });
  }
}

/** Kills the process and its children, then restarts it on the same port. */
export async function killAndRestart(smokeRun: SmokeRun): Promise<void> {
  const { port } = new URL(smokeRun.serving.origin);
  await smokeRun.serving.kill();
  smokeRun.serving = await startQuoin('dev', smokeRun.site.folder, '--port', port);
}

/** Lists page URLs, open dialogs, page errors and server output for the message of a failed step. */
async function describeState({ editor, first, second, pageErrors, serving }: SmokeRun): Promise<string> {
  const pages = [editor, first, second].map((page) => page.url());
  const dialogs = await editor.getByRole('dialog').allInnerTexts();
  return [...pages, ...dialogs, ...pageErrors, serving.output()].join('\n');
}
