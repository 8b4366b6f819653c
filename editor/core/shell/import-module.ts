let retries = 0;

/**
 * Loads a module by `load`, which is a plain `import()`. Chromium remembers a module that could not be loaded until the page is
 * reloaded: another import of the same URL fails without a request. So a failed import is repeated under another URL.
 * Rejects with the error of `load`.
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const url = moduleUrl(error);
    if (url === undefined) throw error;
    retries += 1;
    return import(/* @vite-ignore */ `${url}?retry=${retries}`).catch(() => {
      throw error;
    });
  }
}

/** The URL at the end of the message, in Chromium and Firefox. Undefined for other errors, and modules of other hosts. */
export function moduleUrl(error: unknown): string | undefined {
  const url = error instanceof TypeError ? / (https?:\/\/\S+)$/.exec(error.message)?.[1] : undefined;
  return url?.startsWith(`${window.location.origin}/`) ? url : undefined;
}
