import { useCallback, useEffect } from 'react';
import type { EditorFormsResponse, FormSummary } from '../../../formatters/vocabulary/api/editor/forms.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useMay } from '../hooks/use-may.ts';
import { SERVER } from './query-keys.ts';
import { useServer, useServerCache } from './use-server.ts';

const KEY = [...SERVER.submissions, 'new'];
const NONE: EditorFormsResponse = { forms: [] };

/** Returns the forms with unread submissions; none without the permission to read them. */
export function useNewSubmissions(): readonly FormSummary[] {
  const { api } = useEditor();
  const may = useMay();
  return (useServer(KEY, async () => (may('submissions.read') ? api.newSubmissions() : NONE)).data ?? NONE)
    .forms;
}

/** Marks the submissions of a form as read up to this time. */
export function useSeenSubmissions(formId: string, until: number | undefined): void {
  const { api } = useEditor();
  const { setData } = useServerCache();
  const mark = useCallback(
    async (seenUntil: number) => {
      await api.markFormSeen(formId, seenUntil);
      setData<EditorFormsResponse>(KEY, (known) =>
        known === undefined ? undefined : { forms: known.forms.filter((each) => each.formId !== formId) },
      );
    },
    [api, formId, setData],
  );
  useEffect(() => {
    // Failures are silent: the submissions stay unread.
    if (until !== undefined) mark(until).catch(() => undefined);
  }, [mark, until]);
}
