import { useCallback, useEffect } from 'react';
import type { EditorFormsResponse, FormSummary } from '../../../formatters/vocabulary/api/editor.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useMay } from '../hooks/use-may.ts';
import { SERVER } from './query-keys.ts';
import { useServer, useServerCache } from './use-server.ts';

const KEY = [...SERVER.answers, 'new'];
const NONE: EditorFormsResponse = { forms: [] };

/** Forms with answers that nobody has seen yet; none for whoever may not read them. */
export function useNewSubmissions(): readonly FormSummary[] {
  const { api } = useEditor();
  const may = useMay();
  return (useServer(KEY, async () => (may('answers.read') ? api.newSubmissions() : NONE)).data ?? NONE).forms;
}

/** The list of a form's answers is looked at, up to this time; what comes afterwards is new. */
export function useSeenSubmissions(formId: string, until: number | undefined): void {
  const { api } = useEditor();
  const { put } = useServerCache();
  const mark = useCallback(
    async (seen: number) => {
      await api.markFormSeen(formId, seen);
      put<EditorFormsResponse>(KEY, (known) =>
        known === undefined ? undefined : { forms: known.forms.filter((each) => each.formId !== formId) },
      );
    },
    [api, formId, put],
  );
  useEffect(() => {
    // What could not be marked is new once more: nobody has to be told.
    if (until !== undefined) mark(until).catch(() => undefined);
  }, [mark, until]);
}
