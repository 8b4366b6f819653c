import { randomBytes } from 'node:crypto';
import { CommandError } from '../../printing/command-error.ts';
import { AdminError } from '../admin/admin-client.ts';
import { type BuildService, serveBuildService } from '../build-service/build-service.ts';
import { NoConnection } from './no-connection.ts';
import type { RemoteServer } from './open-remote.ts';
import { connectRelay, type Relay, type RelayOptions } from './relay-client.ts';

export interface ConnectOptions extends Pick<RelayOptions, 'accepts' | 'isOnlyBuilds'> {
  readonly service: BuildService;
  onError?(error: unknown): void;
}

/** Lets a Worker elsewhere use a build service in this process. Throws `CommandError` and `NoConnection`. */
export async function connectToWorker(
  { origin, token }: Pick<RemoteServer, 'origin' | 'token'>,
  { service, onError, ...options }: ConnectOptions,
): Promise<Relay> {
  const ownToken = randomBytes(32).toString('hex');
  const server = await serveBuildService(service, { token: ownToken, ...(onError && { onError }) });
  try {
    const buildService = { port: server.port, token: ownToken };
    const relay = await connectRelay({ origin, token, buildService, ...options });
    const closed = relay.closed.then(() => server.close());
    return { ...relay, closed, close: () => Promise.all([relay.close(), closed]).then(() => {}) };
  } catch (error) {
    await server.close();
    if (!(error instanceof AdminError)) throw new NoConnection(origin, error);
    if (error.status >= 500 && error.status !== 501) throw new NoConnection(origin, error);
    if (error.status !== 404) throw new CommandError('input', `${origin}: ${error.message}`);
    throw new CommandError('input', `${origin} runs an older version of Quoin`, 'deploy this version first');
  }
}
