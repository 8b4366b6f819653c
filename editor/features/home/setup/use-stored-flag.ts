import { useCallback, useState } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';

/** A flag of the user that is stored on this device. Ids of users are different in every site. */
export function useStoredFlag(name: string): readonly [boolean, (isSet: boolean) => void] {
  const key = `${name}-${useEditor().me.id}`;
  const [isSet, setFlag] = useState(() => isStored(key));
  const change = useCallback(
    (next: boolean) => {
      setFlag(next);
      store(key, next);
    },
    [key],
  );
  return [isSet, change];
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string, isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage it lasts while the screen is open.
  }
}
