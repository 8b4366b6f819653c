import { setTimeout } from 'node:timers/promises';
import type { AdminClient } from '../admin/admin-client.ts';
import type { BuildService } from '../build-service/build-service.ts';

export interface WatchOptions {
  readonly admin: Pick<AdminClient, 'releases'>;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Called when a release that the service has built is live. */
  onLive(): void;
}

/** How long the Worker may take to make a release live. */
const LIVE_MS = 30_000;
const INTERVAL_MS = 500;

/** Waits after each build until its release is live. */
export function watchReleases(service: BuildService, { admin, signal, onLive }: WatchOptions): BuildService {
  const watch = async (release: string) => {
    const deadline = Date.now() + LIVE_MS;
    while (Date.now() < deadline) {
      const releases = await admin.releases().catch(() => []);
      if (releases.some(({ id, isActive }) => isActive && id === release)) return onLive();
      await setTimeout(INTERVAL_MS, undefined, { signal });
    }
  };
  return {
    ...service,
    build: async (requested) => {
      const response = await service.build(requested);
      const { ok, releaseId } = response;
      // Rejects when the signal ends it.
      if (ok && requested.isCheck !== true && releaseId !== undefined) watch(releaseId).catch(() => {});
      return response;
    },
  };
}
