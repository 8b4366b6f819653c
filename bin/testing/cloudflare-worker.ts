import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parse } from 'jsonc-parser';
import { Miniflare } from 'miniflare';

/** The built Worker as it runs on Cloudflare: with a bucket, without a folder and a process next to it. */
export interface CloudflareWorker {
  readonly origin: string;
  readonly token: string;
  stop(): Promise<void>;
}

interface WranglerConfig {
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly durable_objects: {
    readonly bindings: readonly { readonly name: string; readonly class_name: string }[];
  };
}

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Starts it with empty storage, in memory. */
export async function startCloudflareWorker(): Promise<CloudflareWorker> {
  const config: WranglerConfig = parse(readFileSync(file('wrangler.jsonc'), 'utf8'));
  const token = 'token-of-the-tests';
  const miniflare = new Miniflare({
    modules: true,
    scriptPath: file('dist/worker.js'),
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    durableObjects: Object.fromEntries(
      config.durable_objects.bindings.map(({ name, class_name }) => [
        name,
        { className: class_name, useSQLite: true },
      ]),
    ),
    r2Buckets: ['R2'],
    bindings: {
      MASTER_SECRET: 'a secret of the tests, 32 bytes long',
      ADMIN_TOKEN: token,
      HOSTS: '{"*":"site"}',
    },
    // Its log of slow requests.
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      out.resume();
      err.resume();
    },
    cf: false,
    telemetry: { enabled: false },
  });
  const url = await miniflare.ready;
  return { origin: url.origin, token, stop: () => miniflare.dispose() };
}
