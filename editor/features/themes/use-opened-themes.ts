import { useEffect, useRef, useState } from 'react';
import type { Theme } from '../../../compiler/model/index.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { designOf, loadStyledTheme } from '../../core/preview/design-styles.ts';
import { openPageEngine, type PageEngine } from '../../core/preview/page-engine.ts';
import { loadModule } from '../../core/shell/load-module.ts';

export type OpenedTheme =
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly theme: Theme; readonly engine: PageEngine };

/**
 * Opens themes with the styles that the site has with them, one after the other, in this order. Nothing of the site changes. Themes
 * that are not in the map yet are loading.
 */
export function useOpenedThemes(folders: readonly string[]): ReadonlyMap<string, OpenedTheme> {
  const { api, store } = useEditor();
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedTheme>>(new Map());
  const known = useRef(opened);
  const wanted = folders.join('\n');
  useEffect(() => {
    let isStopped = false;
    const openAll = async () => {
      for (const folder of wanted.split('\n')) {
        if (isStopped) return;
        if (folder === '' || known.current.has(folder)) continue;
        const theme = await open(folder).catch((error: unknown): OpenedTheme => ({ kind: 'failed', error }));
        if (isStopped) return;
        known.current = new Map([...known.current, [folder, theme]]);
        setOpened(known.current);
      }
    };
    const open = async (folder: string): Promise<OpenedTheme> => {
      const data = await loadStyledTheme(api, designOf(store.states.getState().head, folder));
      const engine = await openPageEngine(Promise.resolve(data), (part) => loadModule(part, false));
      return { kind: 'ready', theme: data.theme, engine };
    };
    void openAll();
    return () => {
      isStopped = true;
    };
  }, [api, store, wanted]);
  return opened;
}
