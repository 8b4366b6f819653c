import { useCallback, useEffect, useState } from 'react';
import type { PreferenceValues } from '../api/commerce-preferences.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useMay } from '../hooks/use-may.ts';

/**
 * The preferences of the store in a namespace, and a function that changes some of them. Undefined until they are loaded, when
 * that fails, and for users who may not read them. Saving does nothing for users who may not.
 */
export function useCommercePreferences(
  namespace: string,
): readonly [PreferenceValues | undefined, (change: PreferenceValues) => void] {
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
    (change: PreferenceValues) => {
      if (!maySave) return;
      // Without the other values, which may not be loaded yet, a save would remove them.
      const saved = preferences
        .read(namespace)
        .then((all) => preferences.save(namespace, { ...all, ...change }));
      // The failure is in the log; a preference is not worth an error message.
      saved.catch(() => undefined);
    },
    [preferences, namespace, maySave],
  );
  return [values, save];
}
