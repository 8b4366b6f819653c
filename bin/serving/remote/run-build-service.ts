import { setTimeout } from 'node:timers/promises';
import { CommandError } from '../../printing/command-error.ts';
import type { Io } from '../../printing/io.ts';
import { LockedError } from '../data/file-lock.ts';
import { connectToWorker } from './connect-to-worker.ts';
import { countBuilds } from './count-builds.ts';
import { NoConnection } from './no-connection.ts';
import { openRemoteBuildService, type RemoteBuildOptions } from './remote-build-service.ts';
import { type RemoteBuild, reportBuilds } from './report-builds.ts';
import { watchReleases } from './watch-releases.ts';

export interface ServiceOptions
  extends Pick<RemoteBuildOptions, 'folder' | 'data' | 'remote' | 'onProgress'> {
  /** Ends after the first release that it built is live. */
  readonly isOnce: boolean;
  /** Ends the service, after the build that is running. */
  readonly stopped: AbortSignal;
  onConnect(): void;
  /** The connection ended or could not be made; it is tried again after this time. */
  onLost(reason: string, retryMs: number): void;
  onBuild(built: RemoteBuild): void;
  /** The service was stopped during a build. */
  onFinishing(): void;
  onError(error: unknown): void;
}

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
const SWEEP_MS = 60 * 60 * 1000;

/** Builds what a Worker elsewhere asks for, until it is stopped. Connects again whenever the connection is lost. */
export async function runBuildService(io: Io, options: ServiceOptions): Promise<void> {
  const { remote, onLost } = options;
  const building = await openBuilding(io, options);
  const ended = new AbortController();
  const reported = reportBuilds(building.service, options.onBuild);
  const onLive = () => ended.abort();
  const watched = options.isOnce
    ? watchReleases(reported, { admin: remote.admin, signal: ended.signal, onLive })
    : reported;
  const builds = countBuilds(watched);
  const stop = () => {
    if (builds.isBuilding()) options.onFinishing();
    ended.abort();
  };
  options.stopped.addEventListener('abort', stop);
  if (options.stopped.aborted) stop();
  let failures = 0;
  let sweeps: NodeJS.Timeout | undefined;
  const onConnect = () => {
    options.onConnect();
    failures = 0;
    if (sweeps !== undefined) return;
    sweeps = setInterval(building.sweep, SWEEP_MS);
    void building.sweep();
  };
  const connection = { ...options, service: builds.service, signal: ended.signal, onConnect };
  try {
    while (!ended.signal.aborted) {
      const reason = await serveConnection(connection);
      if (ended.signal.aborted) return;
      const retryMs = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
      failures += 1;
      onLost(reason, retryMs);
      await setTimeout(retryMs, undefined, { signal: ended.signal }).catch(() => {});
    }
  } finally {
    clearInterval(sweeps);
    options.stopped.removeEventListener('abort', stop);
    // Without a connection, too: a build writes to the folder that is locked.
    await builds.idle();
    building.close();
  }
}

function openBuilding(io: Io, options: ServiceOptions): ReturnType<typeof openRemoteBuildService> {
  const { folder, remote } = options;
  return openRemoteBuildService(io, { ...options, kind: 'build-services' }).catch((error: unknown) => {
    if (!(error instanceof LockedError)) throw error;
    throw new CommandError('input', `Another build service for ${remote.origin} is running in ${folder}`);
  });
}

interface Connection extends Pick<ServiceOptions, 'remote' | 'onConnect' | 'onError'> {
  readonly service: Parameters<typeof connectToWorker>[1]['service'];
  /** Ends the connection, after the responses to its requests. */
  readonly signal: AbortSignal;
}

/** Connects, and responds to requests until the connection ends. Returns why it did. */
async function serveConnection({ remote, service, signal, ...events }: Connection): Promise<string> {
  try {
    const accepts = isAccepted;
    const { onConnect, onError } = events;
    const relay = await connectToWorker(remote, { service, accepts, isOnlyBuilds: false, onError, signal });
    onConnect();
    await Promise.race([whenAborted(signal), relay.closed]);
    if (signal.aborted) {
      await Promise.race([relay.finish(), relay.closed]);
      await relay.close();
    }
    return 'The connection was lost';
  } catch (error) {
    if (signal.aborted || error instanceof NoConnection) return (error as Error).message;
    throw error;
  }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
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
