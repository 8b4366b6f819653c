import type { EditorChange, EditorDiagnostic } from '../../../formatters/vocabulary/api/editor.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useServer } from '../../core/server/use-server.ts';
import { useSettled } from '../../ui/dom/use-debounced-value.ts';

export interface Check {
  /** What there is to say is of an earlier choice, or not known yet. */
  readonly isChecking: boolean;
  /** What the build would say; undefined while it is not known, or when it could not be asked. */
  readonly diagnostics: readonly EditorDiagnostic[] | undefined;
}

/** Several boxes are ticked one after the other; the build is asked once. */
const DEBOUNCE_MS = 400;

/** Asks before a publish what the build would say to it: to what is chosen, without what stays behind. */
export function useCheck(chosen: readonly EditorChange[]): Check {
  const { api } = useEditor();
  const request = JSON.stringify(chosen.map(({ key, rev }) => [key, rev]));
  const asked = useSettled(request, DEBOUNCE_MS);
  const keys = (JSON.parse(asked) as readonly [string, number][]).map(([key]) => key);
  const load = () => (keys.length === 0 ? Promise.resolve({ problems: [] }) : api.check(keys));
  // The build of a whole site is nothing to ask for with each look at the window.
  const { data, isFetching } = useServer(['check', asked], load, { isOnce: true, keepsLast: true });
  // Nothing is said of nothing.
  if (chosen.length === 0) return { isChecking: false, diagnostics: undefined };
  return { isChecking: isFetching || asked !== request, diagnostics: data?.problems };
}
