import type { Env } from '../platform/env.ts';
import { readProgramFile } from '../release/static-file.ts';

/** Where the dashboard's typeface lies: what its page loads first. Undefined where this server has no dashboard. */
export async function dashboardFont(env: Env): Promise<string | undefined> {
  const page = await readProgramFile(env, 'editor/index.html');
  const text = (await page?.text()) ?? '';
  return /<link rel="preload" as="font"[^<>]* href="(\/config\/_app\/[\w./-]+\.woff2)"/.exec(text)?.[1];
}
