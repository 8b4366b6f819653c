import { useEffect, useState } from 'react';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import {
  type CanvasData,
  type LoadModule,
  openPageEngine,
  type PageEngine,
} from '../../../../core/preview/page-engine.ts';
import { loadModule } from '../../../../core/shell/load-module.ts';

export type EngineState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ready'; readonly engine: PageEngine };

/** Loads the theme and the compiler once per mount. The second value retries after an error. */
export function usePageEngine(): readonly [EngineState, () => void] {
  const { api } = useEditor();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<EngineState>({ kind: 'loading' });
  useEffect(() => {
    // Declared as a dependency so that a retry loads again.
    void attempt;
    let isUnmounted = false;
    setState({ kind: 'loading' });
    const open = async () => {
      const load: LoadModule = (part) => loadModule(part, attempt > 0);
      return openPageEngine(api.theme() as Promise<CanvasData>, load);
    };
    open().then(
      (engine) => isUnmounted || setState({ kind: 'ready', engine }),
      (error: unknown) => isUnmounted || setState({ kind: 'failed', error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, attempt]);
  return [state, () => setAttempt((before) => before + 1)];
}
