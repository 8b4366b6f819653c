import { useCallback, useEffect, useState } from 'react';
import type { PreferenceValues } from '../api/commerce-preferences.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useMay } from '../hooks/use-may.ts';

/**
 * The preferences of the store in a namespace, and a function to save them. Undefined until they are loaded, when that
 * fails, and for users who may not read them. Saving does nothing for users who may not.
 */
export function useCommercePreferences(
  namespace: string,
): readonly [PreferenceValues | undefined, (values: PreferenceValues) => void] {
  const { preferences } = useEditor();
  const may = useMay();
  const [values, setValues] = useState<PreferenceValues>();
  const [mayRead, maySave] = [may('commerce.read'), may('commerce.write')];
  useEffect(() => {
    if (!mayRead) return;
    let isCurrent = true;
    const load = async () => {
      const loaded = await preferences.read(namespace).catch(() => undefined);
      if (isCurrent) setValues(loaded);
    };
    void load();
    const unsubscribe = preferences.subscribe((changed) => {
      if (changed === namespace) void load();
    });
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [preferences, namespace, mayRead]);
  const save = useCallback(
    (next: PreferenceValues) => {
      // The failure is in the log; a preference is not worth an error message.
      if (maySave) preferences.save(namespace, next).catch(() => undefined);
    },
    [preferences, namespace, maySave],
  );
  return [values, save];
}
