import { TimedOut } from './no-connection.ts';

export interface ConnectLimits {
  /** Ends the attempt, which throws its reason then. */
  readonly signal?: AbortSignal | undefined;
  /** Default: 30 seconds. */
  readonly timeoutMs?: number | undefined;
}

/** Time for a server to respond to an attempt to connect. */
const CONNECT_MS = 30_000;

/** Calls `connect` with a signal that ends it. Throws `TimedOut` after the time limit. */
export async function connectInTime<Result>(
  { signal, timeoutMs = CONNECT_MS }: ConnectLimits,
  connect: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  // Not `AbortSignal.any`: the signal must not end what was opened.
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(new TimedOut(timeoutMs)), timeoutMs);
  const end = () => attempt.abort(signal?.reason);
  signal?.addEventListener('abort', end);
  try {
    return await connect(attempt.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
