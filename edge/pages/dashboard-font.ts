import type { Env } from '../platform/env.ts';
import { readStaticFile } from '../release/static-file.ts';

/** Returns the URL of the dashboard font, which its page preloads; undefined when this server has no dashboard. */
export async function dashboardFont(env: Env): Promise<string | undefined> {
  const page = await readStaticFile(env, 'index.html');
  const text = (await page?.text()) ?? '';
  return /<link rel="preload" as="font"[^<>]* href="(\/config\/_app\/[\w./-]+\.woff2)"/.exec(text)?.[1];
}
