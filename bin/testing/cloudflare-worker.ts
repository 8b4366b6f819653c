import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readMiniflareOptions } from 'wrangler';
import { findProgramFiles } from '../building/program-files.ts';
import { wranglerConfig } from '../deploying/wrangler-config.ts';
import { createTestCustomer, type TestCustomer } from '../e2e/testing/test-customer.ts';

/** The built Worker as it runs on Cloudflare: with a bucket and static assets, without a folder and a process next to it. */
export interface CloudflareWorker {
  readonly origin: string;
  readonly token: string;
  /** An HTTP client that is signed in to the dashboard as its owner. */
  signIn(): Promise<TestCustomer>;
  /** A link that signs its owner in, once. */
  signInLink(): Promise<string>;
  /** Ends the process with all connections and starts it again, with the same storage. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const SECRETS = {
  MASTER_SECRET: 'a secret of the tests, 32 bytes long',
  ADMIN_TOKEN: 'token-of-the-tests',
};

/** Starts it as `quoin deploy` configures it, with empty storage. `variables` are those of `deploy.json`. */
export async function startCloudflareWorker(
  variables: Readonly<Record<string, string>> = {},
): Promise<CloudflareWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-cloudflare-'));
  const file = join(folder, 'wrangler.json');
  const settings = { worker: 'site', hosts: { '*': 'site' }, variables };
  writeFileSync(file, JSON.stringify(wranglerConfig(settings, findProgramFiles())));
  const worker = await startDeployedWorker(file, SECRETS);
  const token = SECRETS.ADMIN_TOKEN;
  const signInPath = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const url = `${worker.origin}/_admin/sign-in-key`;
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    return `/config?key=${((await response.json()) as KeyResponse).key}`;
  };
  return {
    ...worker,
    token,
    signInLink: async () => `${worker.origin}${await signInPath()}`,
    signIn: async () => {
      const owner = createTestCustomer(worker.origin);
      await owner.get(await signInPath());
      return owner;
    },
    stop: async () => {
      await worker.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

interface KeyResponse {
  readonly key: string;
}

/** Starts a deployed Worker from its configuration of Wrangler. */
export async function startDeployedWorker(
  config: string,
  secrets: Readonly<Record<string, string>>,
): Promise<Pick<CloudflareWorker, 'origin' | 'restart' | 'stop'>> {
  const { workerOptions, main = '' } = readMiniflareOptions(config);
  const options: MiniflareOptions = {
    ...workerOptions,
    modules: true,
    scriptPath: main,
    bindings: { ...workerOptions.bindings, ...secrets },
    host: '127.0.0.1',
    // Its log of slow requests.
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      out.resume();
      err.resume();
    },
    cf: false,
    telemetry: { enabled: false },
  };
  const miniflare = new Miniflare(options);
  const url = await miniflare.ready;
  return {
    origin: url.origin,
    restart: () => miniflare.setOptions({ ...options, port: Number(url.port) }),
    stop: () => miniflare.dispose(),
  };
}
