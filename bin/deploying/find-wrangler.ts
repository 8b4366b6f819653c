import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandError } from '../printing/command-error.ts';

/** The newest version that runs on Node 20. */
const TESTED_VERSION = '4.86.0';

/** Returns the script of Wrangler that is installed for a site. It is not a package of Quoin: only deployments need it. */
export function findWrangler(folder: string): string {
  for (const from of [join(folder, 'package.json'), import.meta.url]) {
    const manifest = manifestFrom(from);
    if (manifest !== undefined) return join(dirname(manifest), scriptOf(manifest));
  }
  throw new CommandError(
    'input',
    'Wrangler, the command line of Cloudflare, is not installed',
    `run npm install --save-dev wrangler@${TESTED_VERSION} in the site`,
  );
}

function manifestFrom(from: string): string | undefined {
  try {
    const path = createRequire(from).resolve('wrangler/package.json');
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function scriptOf(manifest: string): string {
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  return bin.wrangler ?? 'bin/wrangler.js';
}
