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

/** Opens the server at a URL as typed. Throws `CommandError` when it cannot be used. */
export async function openRemote(to: string, environment: NodeJS.ProcessEnv): Promise<RemoteServer> {
  const origin = originOf(to);
  const token = environment[TOKEN] ?? '';
  const hint = `set it to the ADMIN_TOKEN of the Worker at ${origin}`;
  if (token === '') throw new CommandError('usage', `The environment variable ${TOKEN} is not set`, hint);
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new CommandError('usage', `${TOKEN} contains characters that no token has`, hint);
  await checkServer(origin, token);
  return { origin, token, admin: createAdminClient(origin, token, RETRY_MS) };
}

/** Calls a server, and explains its errors. */
export async function explainErrors<Result>(origin: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AdminError) throw new CommandError('input', `${origin}: ${error.message}`);
    if (error instanceof TypeError && error.message === 'fetch failed')
      throw new CommandError('input', `No connection to ${origin} (${reasonOf(error)})`);
    throw error;
  }
}

function originOf(to: string): string {
  const hint = 'use the address of the site, such as https://shop.example';
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CommandError('usage', `Unknown target: --to ${to}`, hint);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.pathname !== '/')
    throw new CommandError('usage', `--to has more than an address: ${url.origin}`, hint);
  if (url.protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    throw new CommandError('usage', 'The token would be sent unencrypted', `use https://${url.host}`);
  return url.origin;
}

async function checkServer(origin: string, token: string): Promise<void> {
  const response = await explainErrors(origin, () =>
    fetch(`${origin}/_admin/releases`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
    }),
  );
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 401)
    throw new CommandError('input', `${origin} does not accept the token in ${TOKEN}`, 'use its ADMIN_TOKEN');
  const moved = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && moved !== null && URL.canParse(moved, origin))
    throw new CommandError('input', `${origin} redirects`, `use --to ${new URL(moved, origin).origin}`);
  if (!response.ok && response.status >= 500)
    throw new CommandError('input', `${origin} responds with ${response.status}`, 'try again later');
  if (!response.ok || !Array.isArray((body as { readonly releases?: unknown } | undefined)?.releases))
    throw new CommandError(
      'input',
      `There is no site of Quoin at ${origin}`,
      'check the address, and HOSTS of the Worker',
    );
}

function reasonOf({ cause, message }: Error): string {
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : message;
}
