import { readFileSync } from 'node:fs';
import { CommandError } from '../../printing/command-error.ts';
import { type AdminClient, AdminError, createAdminClient } from '../admin/admin-client.ts';

/** The Worker of a site elsewhere. */
export interface RemoteServer {
  readonly origin: string;
  readonly token: string;
  readonly admin: AdminClient;
}

/** Name of the environment variable with the admin token: options are visible to other processes. */
const TOKEN = 'QUOIN_TOKEN';

/** How long requests are repeated while there is no connection. */
const RETRY_MS = 5000;

export interface RemoteAddress {
  /** The URL as typed. */
  readonly url: string;
  /** The option with the URL. */
  readonly option: '--to' | '--from' | '--site';
  /** File with the token; absent: the environment variable. */
  readonly tokenFile?: string | undefined;
}

/** Opens the server at a URL as typed. Throws `CommandError` when it cannot be used, `NoConnection` when not now. */
export async function openRemote(
  { url, option, tokenFile }: RemoteAddress,
  environment: NodeJS.ProcessEnv,
): Promise<RemoteServer> {
  const origin = originOf(url, option);
  const name = tokenFile ?? TOKEN;
  const token = tokenFile === undefined ? (environment[TOKEN] ?? '') : readToken(tokenFile);
  const hint = `set it to the ADMIN_TOKEN of the Worker at ${origin}`;
  if (token === '' && tokenFile !== undefined) throw new CommandError('usage', `${tokenFile} is empty`, hint);
  if (token === '') throw new CommandError('usage', `The environment variable ${TOKEN} is not set`, hint);
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new CommandError('usage', `${name} contains characters that no token has`, hint);
  await checkServer({ origin, token, name, option });
  return { origin, token, admin: createAdminClient(origin, token, RETRY_MS) };
}

function readToken(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code = 'unreadable' } = error as NodeJS.ErrnoException;
    throw new CommandError('usage', `The token file ${file} cannot be read (${code})`);
  }
}

/** The server cannot be reached now. */
export class NoConnection extends CommandError {
  constructor(origin: string, cause: unknown) {
    super('input', `No connection to ${origin} (${reasonOf(cause)})`);
  }
}

/** Calls a server, and explains its errors. */
export async function explainErrors<Result>(origin: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AdminError) throw new CommandError('input', `${origin}: ${error.message}`);
    if (error instanceof TypeError && error.message === 'fetch failed') throw new NoConnection(origin, error);
    throw error;
  }
}

function originOf(to: string, option: RemoteAddress['option']): string {
  const hint = 'use the address of the site, such as https://shop.example';
  if (to.trim() === '') throw new CommandError('usage', `${option} is empty`, hint);
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CommandError('usage', `Unknown target: ${option} ${to}`, hint);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.pathname !== '/')
    throw new CommandError('usage', `${option} has more than an address: ${url.origin}`, hint);
  if (url.protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    throw new CommandError('usage', 'The token would be sent unencrypted', `use https://${url.host}`);
  return url.origin;
}

interface CheckedServer extends Pick<RemoteServer, 'origin' | 'token'> {
  /** Where the token is from. */
  readonly name: string;
  readonly option: RemoteAddress['option'];
}

async function checkServer({ origin, token, name, option }: CheckedServer): Promise<void> {
  const response = await explainErrors(origin, () =>
    fetch(`${origin}/_admin/releases`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
    }),
  );
  const body: unknown = await response.json().catch(() => undefined);
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

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = (error.cause ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : error.message;
}
