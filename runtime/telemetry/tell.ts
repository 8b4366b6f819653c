/** Given up after this many milliseconds (specification 9, Analytics). */
const TIMEOUT_MS = 2500;

/** Sends a form that nobody waits for. It goes out although the page is left, and never fails where somebody sees it. */
export async function tell(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
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
    // Lost: only counted, never missed.
  } finally {
    clearTimeout(timer);
  }
}
