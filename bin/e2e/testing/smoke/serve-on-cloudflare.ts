import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startCloudflareWorker } from '../../../testing/cloudflare-worker.ts';
import { runQuoin, type Serving, startQuoin } from '../run-quoin.ts';

/** A site that a deployed Worker serves, published by a build service on this machine. */
export interface ServedOnCloudflare extends Serving {
  /** Kills the build service at random moments and starts another one each time; resolves after the last one. */
  killServices(times: number): Promise<void>;
}

/** Between two kills: shorter than a build with its upload, and longer. */
const MAX_PAUSE_MS = 12_000;

export async function serveOnCloudflare(folder: string): Promise<ServedOnCloudflare> {
  const worker = await startCloudflareWorker({ ALLOW_TEST_PAYMENTS: 'true' });
  const tokenFile = join(folder, '.quoin', 'token');
  writeFileSync(tokenFile, worker.token, { mode: 0o600 });
  const token = ['--token-file', tokenFile];
  const published = await runQuoin('publish', folder, '--to', worker.origin, ...token);
  if (published.code !== 0) throw new Error(published.err);
  const connect = () => startQuoin('build-service', folder, '--site', worker.origin, ...token);
  let service = await connect();
  let output = '';
  return {
    ...service,
    origin: worker.origin,
    signIn: await worker.signInLink(),
    output: () => output + service.output(),
    killServices: async (times) => {
      for (let kill = 0; kill < times; kill += 1) {
        await setTimeout(Math.random() * MAX_PAUSE_MS);
        await service.kill();
        output += service.output();
        service = await connect();
      }
    },
    stop: async () => {
      await service.stop();
      await worker.stop();
    },
  };
}
