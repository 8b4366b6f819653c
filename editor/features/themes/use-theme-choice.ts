import { useState } from 'react';
import type { EditorTheme } from '../../../formatters/vocabulary/api/editor/themes.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServerCache } from '../../core/server/use-server.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { chooseTheme } from './choose-theme.ts';
import { t } from './strings.ts';

export interface ThemeChoice {
  /** Changes the theme of the site, and offers to undo it. Resolves to whether it has changed. */
  readonly use: (theme: EditorTheme) => Promise<boolean>;
  /** The folder of the theme that is being copied. */
  readonly pending: string | undefined;
}

/** A theme that comes with Quoin is copied into the site first, so that a build finds it. Undo leaves the copy there. */
export function useThemeChoice(): ThemeChoice {
  const { api, store } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const { invalidate } = useServerCache();
  const [pending, setPending] = useState<string>();
  const use = async ({ folder, name, isBundled }: EditorTheme): Promise<boolean> => {
    if (isBundled) {
      setPending(folder);
      try {
        await api.addTheme({ folder });
        invalidate(SERVER.themes);
      } catch (error) {
        notify({ text: failureText(error), isBad: true });
        return false;
      } finally {
        setPending(undefined);
      }
    }
    if (!run(chooseTheme(folder))) return false;
    const undo = { label: t('themes.undo'), onPress: () => void store.undo() };
    notify({ text: t('themes.changed', { name }), action: undo });
    return true;
  };
  return { use, pending };
}
