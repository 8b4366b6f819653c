import { ApiFailure } from '../api/api-failure.ts';

/** Timeout for a server that does not respond. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Time after which a reload counts as canceled, because the user stayed on the unsaved-changes prompt. */
const RELOAD_MS = 5000;

/**
 * Loads a module. If the server responds but no longer has the module, a new version was deployed: the page reloads
 * once, or whenever the user retries. Rejects with `ApiFailure` when the server cannot be reached, and the page
 * stays.
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  isConfirming: boolean,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await isServerReachable())) throw new ApiFailure('network', 0, {});
    // The error message contains the module's name in most browsers.
    const mark = `quoin-reload ${error}`;
    if (isConfirming || sessionStorage.getItem(mark) === null) {
      sessionStorage.setItem(mark, '1');
      window.location.reload();
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    }
    throw error;
  }
}

/** Returns whether a reload would succeed. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return (await fetch(window.location.href, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
