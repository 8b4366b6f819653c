import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import type { EditorDiagnostic } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useServer } from '../../core/server/use-server.ts';
import { useDebouncedValue } from '../../ui/dom/use-debounced-value.ts';

export interface Check {
  /** The diagnostics belong to an earlier selection, or are not loaded yet. */
  readonly isChecking: boolean;
  /** The diagnostics of the build, or undefined while they are loading or after an error. */
  readonly diagnostics: readonly EditorDiagnostic[] | undefined;
}

/** Delay after the last selection change, so that several changes cause one check. */
const DEBOUNCE_MS = 400;

/** Checks what the build would report for the selected changes, if a build service is connected. */
export function useCheck(chosen: readonly EditorChange[], isConnected: boolean): Check {
  const { api } = useEditor();
  const request = JSON.stringify(chosen.map(({ key, rev }) => [key, rev]));
  const requested = useDebouncedValue(request, DEBOUNCE_MS);
  const keys = (JSON.parse(requested) as readonly [string, number][]).map(([key]) => key);
  const load = () => (keys.length === 0 ? Promise.resolve({ problems: [] }) : api.check(keys));
  // Building a whole site is too expensive to repeat on every window focus.
  const { data, isFetching } = useServer(['check', requested], load, {
    isOnce: true,
    isDisabled: !isConnected,
    keepsPreviousData: true,
  });
  // There is nothing to check, or nothing that could.
  if (chosen.length === 0 || !isConnected) return { isChecking: false, diagnostics: undefined };
  return { isChecking: isFetching || requested !== request, diagnostics: data?.problems };
}
