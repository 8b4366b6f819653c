import { setTimeout } from 'node:timers/promises';
import { siteFolder } from '../../input/find-site.ts';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import type { BuildService } from '../build-service/build-service.ts';
import { LockedError } from '../data/file-lock.ts';
import { connectToWorker } from './connect-to-worker.ts';
import { NoConnection } from './no-connection.ts';
import { openRemoteBuildService, type RemoteBuildOptions } from './remote-build-service.ts';

export interface ServiceOptions extends Pick<RemoteBuildOptions, 'data' | 'remote' | 'onProgress'> {
  readonly site: string;
  /** Ends after the first release that it built is live. */
  readonly isOnce: boolean;
  /** Resolves when the service must end. */
  readonly stopped: Promise<unknown>;
  onConnect(): void;
  /** The connection ended or could not be made; it is tried again after this time. */
  onLost(reason: string, retryMs: number): void;
  onBuild(built: RemoteBuild): void;
  onError(error: unknown): void;
}

/** One request of the Worker. */
export interface RemoteBuild {
  /** Counts from 1. */
  readonly request: number;
  /** Undefined when the site has errors. */
  readonly release: string | undefined;
  readonly isCheck: boolean;
  readonly errors: number;
  readonly uploaded: number;
  readonly ms: number;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
const SWEEP_MS = 60 * 60 * 1000;

/** Builds what a Worker elsewhere asks for, until it is stopped. Connects again whenever the connection is lost. */
export async function runBuildService(io: Io, options: ServiceOptions): Promise<void> {
  const folder = siteFolder(io, options.site);
  const { remote, stopped, onConnect, onLost, onError } = options;
  const building = await openRemoteBuildService(io, { ...options, folder, kind: 'build-services' }).catch(
    (error: unknown) => {
      if (!(error instanceof LockedError)) throw error;
      throw new CommandError('input', `Another build service for ${remote.origin} is running in ${folder}`);
    },
  );
  const live = createDeferred();
  const end = Promise.race([stopped, live.promise]).then(() => 'end' as const);
  const service = withReports(building.service, options, live.resolve);
  const ended = new AbortController();
  void end.then(() => ended.abort());
  const sweeps = setInterval(building.sweep, SWEEP_MS);
  void building.sweep();
  try {
    for (let failures = 0; ; failures += 1) {
      let reason = 'The connection was lost';
      try {
        const relay = await connectToWorker(remote, {
          service,
          accepts: isAccepted,
          isOnlyBuilds: false,
          onError,
        });
        onConnect();
        failures = 0;
        if ((await Promise.race([end, relay.closed])) === 'end') return await relay.close();
      } catch (error) {
        if (!(error instanceof NoConnection)) throw error;
        reason = error.message;
      }
      const retryMs = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
      onLost(reason, retryMs);
      await setTimeout(retryMs, undefined, { signal: ended.signal }).catch(() => {});
      if (ended.signal.aborted) return;
    }
  } finally {
    clearInterval(sweeps);
    building.close();
  }
}

/** What the dashboard needs: builds, themes and files. Uploads go to the bucket of the Worker. */
const ACCEPTED: ReadonlySet<string> = new Set([
  'POST /build',
  'GET /themes',
  'POST /themes',
  'GET /theme',
  'POST /theme',
  'GET /theme-file',
]);

function isAccepted(method: string, path: string): boolean {
  return ACCEPTED.has(`${method} ${path}`) || (method === 'GET' && path.startsWith('/asset/'));
}

/** How long the Worker may take to make a release live. */
const LIVE_MS = 30_000;

function withReports(
  service: BuildService,
  { remote: { admin }, isOnce, onBuild }: ServiceOptions,
  end: () => void,
): BuildService {
  let request = 0;
  const untilLive = async (release: string) => {
    for (const deadline = Date.now() + LIVE_MS; Date.now() < deadline; await setTimeout(500)) {
      const releases = await admin.releases().catch(() => []);
      if (releases.some(({ id, isActive }) => isActive && id === release)) return end();
    }
  };
  return {
    ...service,
    build: async (requested) => {
      request += 1;
      const started = performance.now();
      const response = await service.build(requested);
      const { ok, releaseId, diagnostics, uploaded = 0 } = response;
      const release = ok ? releaseId : undefined;
      const isCheck = requested.isCheck === true;
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      onBuild({ request, release, isCheck, errors, uploaded, ms: Math.round(performance.now() - started) });
      if (isOnce && !isCheck && release !== undefined) void untilLive(release);
      return response;
    },
  };
}

function createDeferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}
