import type { EditorApi } from '../../core/api/editor-api.ts';
import { loadEngine } from '../../core/preview/load-engine.ts';

/**
 * Starts loading the code of the canvas while the documents of the site are loading, instead of one after the other.
 * Errors are left to the screen, which loads it again.
 */
export function loadEarly(path: string): void {
  if (!isCanvas(path)) return;
  import('../../features/pages/pages-screen.tsx').catch(ignore);
  loadEngine().catch(ignore);
}

/** The same for the theme: the first request of the canvas gets the response that was requested at the start. */
export function withEarlyTheme(api: EditorApi, path: string): EditorApi {
  if (!isCanvas(path)) return api;
  let early: ReturnType<EditorApi['theme']> | undefined = api.theme();
  early.catch(ignore);
  return {
    ...api,
    theme: (folder) => {
      if (folder !== undefined) return api.theme(folder);
      const theme = early ?? api.theme();
      early = undefined;
      return theme;
    },
  };
}

function isCanvas(path: string): boolean {
  return /^\/config\/pages(?:\/|$)/.test(path);
}

function ignore(): void {}
