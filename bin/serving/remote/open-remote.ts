import { CommandError } from '../../printing/command-error.ts';
import { type AdminClient, createAdminClient } from '../admin/admin-client.ts';
import { type ConnectLimits, connectInTime } from './connect-in-time.ts';
import { explainErrors } from './no-connection.ts';
import { type AdminToken, readAdminToken } from './read-token.ts';
import { type AddressOption, parseAddress } from './remote-address.ts';
import { findDeployment, isDeploymentName } from './stored-deployment.ts';

/** The Worker of a site elsewhere. */
export interface RemoteServer {
  readonly origin: string;
  readonly token: string;
  readonly admin: AdminClient;
}

/** How long requests are repeated while there is no connection. */
const RETRY_MS = 5000;

export interface RemoteAddress {
  /** As typed: a URL, or `cloudflare` for the Worker that was deployed from this machine. */
  readonly url: string;
  readonly option: AddressOption;
  /** File with the token; absent: the environment variable. */
  readonly tokenFile?: string | undefined;
  /** Data folder of the site, which knows its deployments. */
  readonly data: string;
}

/** The signal ends all requests of the server. */
export interface OpenOptions extends ConnectLimits {
  /** Called when address and token are valid, before the first request. */
  onConnecting?(origin: string): void;
}

/** Opens the server at a URL as typed. Throws `CommandError` when it cannot be used, `NoConnection` when not now. */
export async function openRemote(
  { url, option, tokenFile, data }: RemoteAddress,
  environment: NodeJS.ProcessEnv,
  { onConnecting, ...limits }: OpenOptions = {},
): Promise<RemoteServer> {
  const known = isDeploymentName(url) ? findDeployment(url, data, option) : undefined;
  const origin = parseAddress(known?.url ?? url, option);
  const { token, name } =
    known === undefined || tokenFile !== undefined
      ? readAdminToken(origin, { file: tokenFile, environment })
      : { token: known.token, name: `the deployment ${url}` };
  onConnecting?.(origin);
  await checkServer({ origin, token, name, option }, limits);
  return {
    origin,
    token,
    admin: createAdminClient(origin, token, { retryMs: RETRY_MS, signal: limits.signal }),
  };
}

interface CheckedServer extends AdminToken {
  readonly origin: string;
  readonly option: AddressOption;
}

async function checkServer(
  { origin, token, name, option }: CheckedServer,
  limits: ConnectLimits,
): Promise<void> {
  const { response, body } = await explainErrors(origin, () =>
    connectInTime(limits, (signal) => requestReleases(origin, token, signal)),
  );
  if (response.status === 401)
    throw new CommandError('input', `${origin} does not accept the token in ${name}`, 'use its ADMIN_TOKEN');
  const moved = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && moved !== null && URL.canParse(moved, origin))
    throw new CommandError('input', `${origin} redirects`, `use ${option} ${new URL(moved, origin).origin}`);
  if (!response.ok && response.status >= 500)
    throw new CommandError('input', `${origin} responds with ${response.status}`, 'try again later');
  if (!response.ok || !Array.isArray((body as { readonly releases?: unknown } | undefined)?.releases))
    throw new CommandError(
      'input',
      `There is no site of Quoin at ${origin}`,
      'check the address, and HOSTS of the Worker',
    );
}

interface CheckedResponse {
  readonly response: Response;
  /** Undefined when it is not JSON. */
  readonly body: unknown;
}

async function requestReleases(origin: string, token: string, signal: AbortSignal): Promise<CheckedResponse> {
  const response = await fetch(`${origin}/_admin/releases`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal,
  });
  return { response, body: parseJson(await response.text()) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
