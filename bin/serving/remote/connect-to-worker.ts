import { randomBytes } from 'node:crypto';
import { CommandError } from '../../printing/command-error.ts';
import { AdminError } from '../admin/admin-client.ts';
import { type BuildService, serveBuildService } from '../build-service/build-service.ts';
import { type ConnectLimits, connectInTime } from './connect-in-time.ts';
import { NoConnection } from './no-connection.ts';
import type { RemoteServer } from './open-remote.ts';
import { connectRelay, type Relay, type RelayOptions } from './relay-client.ts';

export interface ConnectOptions extends Pick<RelayOptions, 'accepts' | 'isOnlyBuilds'>, ConnectLimits {
  readonly service: BuildService;
  onError?(error: unknown): void;
}

/**
 * Lets a Worker elsewhere use a build service in this process. Throws `CommandError` and `NoConnection`, and the reason of the signal
 * when that ends the attempt.
 */
export async function connectToWorker(
  { origin, token }: Pick<RemoteServer, 'origin' | 'token'>,
  { service, onError, accepts, isOnlyBuilds, ...limits }: ConnectOptions,
): Promise<Relay> {
  const ownToken = randomBytes(32).toString('hex');
  const server = await serveBuildService(service, { token: ownToken, ...(onError && { onError }) });
  try {
    const buildService = { port: server.port, token: ownToken };
    const relay = await connectInTime(limits, (signal) =>
      connectRelay({ origin, token, buildService, accepts, isOnlyBuilds, signal }),
    );
    const closed = relay.closed.then(() => server.close());
    return { ...relay, closed, close: () => Promise.all([relay.close(), closed]).then(() => {}) };
  } catch (error) {
    await server.close();
    if (limits.signal?.aborted === true) throw error;
    if (!(error instanceof AdminError)) throw new NoConnection(origin, error);
    if (error.status >= 500 && error.status !== 501) throw new NoConnection(origin, error);
    if (error.status !== 404) throw new CommandError('input', `${origin}: ${error.message}`);
    throw new CommandError('input', `${origin} runs an older version of Quoin`, 'deploy this version first');
  }
}
