/** Request timeout (specification 9, Analytics). */
const TIMEOUT_MS = 2500;

/** Sends form data without waiting for the result. Continues after navigation and never throws. */
export async function sendEvent(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    await fetch(path, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      signal: abort.signal,
      body: new URLSearchParams(fields),
    });
  } catch {
    // Lost events are not retried.
  } finally {
    clearTimeout(timer);
  }
}
