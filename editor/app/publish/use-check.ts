import type { EditorChange, EditorProblem } from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useServer } from '../../hooks/server/use-server.ts';

export interface Check {
  readonly isPending: boolean;
  /** What the build would say; undefined while it is not known, or when it could not be asked. */
  readonly problems: readonly EditorProblem[] | undefined;
}

/**
 * Asks before a publish what the build would say to it: once for all changes that there are. What stands in a document that
 * stays behind is left out here.
 */
export function useCheck(changes: readonly EditorChange[], left: ReadonlySet<string>): Check {
  const { api } = useEditor();
  const revs = changes.map(({ key, rev }) => `${key} ${rev}`);
  const { data, isPending } = useServer(['check', ...revs], () => api.check(changes.map(({ key }) => key)));
  return {
    isPending,
    problems: data?.problems.filter(({ place }) => place?.key === undefined || !left.has(place.key)),
  };
}
