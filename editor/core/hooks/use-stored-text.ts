import { useCallback, useState } from 'react';
import { useEditor } from './editor-context.tsx';

/** A choice of the user that is stored on this device; undefined before the first one. Ids of users are different in every site. */
export function useStoredText(
  name: string,
): readonly [string | undefined, (text: string | undefined) => void] {
  const key = `${name}-${useEditor().me.id}`;
  const [text, setText] = useState(() => read(key));
  const change = useCallback(
    (next: string | undefined) => {
      setText(next);
      write(key, next);
    },
    [key],
  );
  return [text, change];
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage it lasts while the screen is open.
  }
}
