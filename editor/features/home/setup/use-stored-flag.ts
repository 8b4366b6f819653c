import { useCallback } from 'react';
import { useStoredText } from '../../../core/hooks/use-stored-text.ts';

/** A flag of the user that is stored on this device. */
export function useStoredFlag(name: string): readonly [boolean, (isSet: boolean) => void] {
  const [stored, store] = useStoredText(name);
  return [stored !== undefined, useCallback((isSet) => store(isSet ? '1' : undefined), [store])];
}
