import { CommandError } from '../../printing/command-error.ts';
import { AdminError } from '../admin/admin-client.ts';

/** The server cannot be reached now. */
export class NoConnection extends CommandError {
  constructor(origin: string, cause: unknown) {
    const [text, hint] = reasonOf(cause);
    super('input', `No connection to ${origin}: ${text}`, hint);
  }
}

/** A server has not responded in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';

  constructor(ms: number) {
    super(`it has not responded within ${Math.ceil(ms / 1000)} s`);
  }
}

/** Calls a server, and explains its errors. */
export async function explainErrors<Result>(origin: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof AdminError) throw new CommandError('input', `${origin}: ${error.message}`);
    if (error instanceof TimedOut || isFetchError(error)) throw new NoConnection(origin, error);
    throw error;
  }
}

/** `terminated`: the connection ended within the response. */
function isFetchError(error: unknown): boolean {
  return error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message);
}

type Reason = readonly [text: string, hint: string];

const CHECK_NETWORK = 'check the network, and try again';
const CHECK_ADDRESS = 'check the address, and try again';
const NAME_NOT_FOUND: Reason = ['the name cannot be found', 'check the address'];
const NOT_REACHABLE: Reason = ['the network cannot reach it', CHECK_NETWORK];
const CLOSED: Reason = ['the connection was closed', 'try again'];
const NO_RESPONSE: Reason = ['it does not respond', CHECK_ADDRESS];
const UNTRUSTED =
  'check the address, or add the certificate of its issuer with the environment variable NODE_EXTRA_CA_CERTS';

/** By the codes of Node and of its `fetch`. */
const REASONS: Readonly<Record<string, Reason>> = {
  ENOTFOUND: NAME_NOT_FOUND,
  EAI_NONAME: NAME_NOT_FOUND,
  EAI_AGAIN: ['the name cannot be looked up now', CHECK_NETWORK],
  ECONNREFUSED: ['the server is not listening', 'check the address and its port, or try again later'],
  EHOSTUNREACH: NOT_REACHABLE,
  ENETUNREACH: NOT_REACHABLE,
  ENETDOWN: NOT_REACHABLE,
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  UND_ERR_SOCKET: CLOSED,
  ETIMEDOUT: NO_RESPONSE,
  UND_ERR_CONNECT_TIMEOUT: NO_RESPONSE,
  UND_ERR_HEADERS_TIMEOUT: NO_RESPONSE,
  UND_ERR_BODY_TIMEOUT: NO_RESPONSE,
  CERT_HAS_EXPIRED: ['its certificate has expired', 'renew the certificate'],
  CERT_NOT_YET_VALID: ['its certificate is not valid yet', 'check the clock of this machine'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['its certificate is for another name', 'check the address'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['its certificate is not trusted: it is self-signed', UNTRUSTED],
  SELF_SIGNED_CERT_IN_CHAIN: ['its certificate is not trusted: the issuer is unknown', UNTRUSTED],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['its certificate is not trusted: the issuer is unknown', UNTRUSTED],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['its certificate is not trusted: the issuer is unknown', UNTRUSTED],
};

function reasonOf(error: unknown): Reason {
  if (error instanceof TimedOut) return [error.message, CHECK_ADDRESS];
  if (error instanceof AdminError) return [`it responds with ${error.status}`, 'try again later'];
  // `fetch` has the error of Node as its cause, a WebSocket is the error itself.
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return [String(inner), CHECK_ADDRESS];
  // `fetch` rejects the ports of other protocols.
  if (inner.message === 'bad port')
    return ['its port is that of another protocol', 'check the address and its port'];
  const { code } = inner as NodeJS.ErrnoException;
  if (typeof code !== 'string') return [inner.message, CHECK_ADDRESS];
  if (Object.hasOwn(REASONS, code)) return REASONS[code] as Reason;
  if (/^(?:ERR_SSL_|EPROTO$)/.test(code))
    return [`it does not accept encrypted connections (${code})`, 'check the address and its port'];
  if (code.startsWith('HPE_'))
    return [`what responds there is not a web server (${code})`, 'check the address and its port'];
  return [`the connection failed (${code})`, CHECK_ADDRESS];
}
