import { ApiFailure } from '../api/api-failure.ts';

/** Longest wait for a server that neither answers nor refuses. */
const ASK_MS = 10_000;
/** A page that is loaded anew is gone by then, unless somebody was asked about unsaved work and stays. */
const RELOAD_MS = 5000;

/**
 * Loads a part of the program. Where the server answers and has no such part, it has another program by now: the page is
 * loaded anew, once, or whenever somebody asks again. Rejects with `ApiFailure` when nobody answers: the page stays, as
 * there would be no other.
 */
export async function loadPart<Part>(load: () => Promise<Part>, isAsked: boolean): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await isServerThere())) throw new ApiFailure('network', 0, {});
    // The sentence has the name of the part in most browsers.
    const mark = `quoin-reload ${error}`;
    if (isAsked || sessionStorage.getItem(mark) === null) {
      sessionStorage.setItem(mark, '1');
      window.location.reload();
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    }
    throw error;
  }
}

/** Whether the page would come if it were loaded anew. */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ASK_MS);
    return (await fetch(window.location.href, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
