/**
 * Maximum number of logged errors per second of an isolate. An error flood once filled the pipe to the parent process
 * and blocked both (edge 1.4).
 */
const MAX_ERRORS_PER_SECOND = 20;

/** Logs an internal error with message and stack as one JSON line, up to a limit per second. */
export function logError(error: unknown, fields: Readonly<Record<string, string>> = {}): void {
  const second = Math.floor(Date.now() / 1000);
  if (logged.second !== second) {
    if (logged.dropped > 0) console.error(JSON.stringify({ level: 'error', dropped: logged.dropped }));
    Object.assign(logged, { second, count: 0, dropped: 0 });
  }
  logged.count += 1;
  if (logged.count > MAX_ERRORS_PER_SECOND) {
    logged.dropped += 1;
    return;
  }
  const stack = error instanceof Error ? error.stack?.slice(0, 2000) : undefined;
  console.error(JSON.stringify({ level: 'error', message: String(error).slice(0, 500), stack, ...fields }));
}

/** Counters of the current second, per isolate. */
const logged = { second: 0, count: 0, dropped: 0 };
