import { type ReactElement, useMemo } from 'react';
import { TextToolbar } from '../../../../core/text-editing/toolbar/text-toolbar.tsx';
import type { TextEditing } from './use-text-editing.ts';

/** The toolbar of the text, memoized so that saving does not re-render it. */
export function useTextTools(text: TextEditing, onDone: () => void): ReactElement | undefined {
  const { close, session, kind, element, version, isLinkOpen, setLinkOpen } = text;
  return useMemo(
    () =>
      session &&
      element && (
        <TextToolbar
          session={session}
          kind={kind}
          element={element}
          version={version}
          isLinkOpen={isLinkOpen}
          onLinkOpen={setLinkOpen}
          onDone={() => {
            close();
            onDone();
          }}
        />
      ),
    [session, kind, element, version, isLinkOpen, setLinkOpen, close, onDone],
  );
}
