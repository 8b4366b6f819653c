import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../../core/api/api-failure.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { designOf, followDesign, loadStyledTheme, themeOf } from '../../../../core/preview/design-styles.ts';
import { type LoadModule, openPageEngine, type PageEngine } from '../../../../core/preview/page-engine.ts';
import { loadModule } from '../../../../core/shell/load-module.ts';

const RETRY_MS = 3000;

export type EngineState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly engine: PageEngine; readonly design: ReturnType<typeof designOf> };

/** Loads the theme and the compiler, and again when the site uses another theme. The second value retries after an error. */
export function usePageEngine(): readonly [EngineState, () => void] {
  const { api, store } = useEditor();
  const theme = useOpState(({ head }) => themeOf(head));
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<EngineState>({ kind: 'loading' });
  useEffect(() => {
    // Declared as dependencies so that a retry and another theme load again.
    void attempt;
    void theme;
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setState({ kind: 'loading' });
    const open = async (isRetry: boolean) => {
      const load: LoadModule = (part) => loadModule(part, isRetry);
      const design = designOf(store.states.getState().head);
      return { engine: await openPageEngine(loadStyledTheme(api, design), load), design };
    };
    const show = (isRetry: boolean): void =>
      void open(isRetry).then(
        (opened) => isUnmounted || setState({ kind: 'ready', ...opened }),
        (error: unknown) => {
          if (isUnmounted) return;
          setState({ kind: 'failed', error });
          // Without a build service: one may connect.
          if (error instanceof ApiFailure && error.status > 500) timer = setTimeout(show, RETRY_MS, true);
        },
      );
    show(attempt > 0);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [api, store, attempt, theme]);
  return [state, () => setAttempt((before) => before + 1)];
}

/** Keeps the style sheet of the theme up to date with the design of the site. */
export function useThemeStyles(state: EngineState, rerender: () => void): void {
  const { api, store } = useEditor();
  useEffect(() => {
    if (state.kind !== 'ready') return undefined;
    const onStyles = (css: string) => {
      state.engine.setThemeStyles(css);
      rerender();
    };
    return followDesign({ api, states: store.states, first: state.design, onStyles });
  }, [api, store, state, rerender]);
}
