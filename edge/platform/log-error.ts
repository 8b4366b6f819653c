/**
 * Errors that an isolate tells in one second. A flood of them once filled the pipe of a runtime whose parent waited for
 * it, and both stood still for ever (edge 1.4).
 */
const MOST_ERRORS_A_SECOND = 20;

/** A bug of ours, or a runtime in trouble: message and stack as one line, at most so many a second. */
export function logError(error: unknown, fields: Readonly<Record<string, string>> = {}): void {
  const second = Math.floor(Date.now() / 1000);
  if (told.second !== second) {
    if (told.dropped > 0) console.error(JSON.stringify({ level: 'error', dropped: told.dropped }));
    Object.assign(told, { second, count: 0, dropped: 0 });
  }
  told.count += 1;
  if (told.count > MOST_ERRORS_A_SECOND) {
    told.dropped += 1;
    return;
  }
  const stack = error instanceof Error ? error.stack?.slice(0, 2000) : undefined;
  console.error(JSON.stringify({ level: 'error', message: String(error).slice(0, 500), stack, ...fields }));
}

/** What this isolate has told in the current second: three numbers, lost with it. */
const told = { second: 0, count: 0, dropped: 0 };
