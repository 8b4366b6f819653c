import type { Theme } from '../../../compiler/model/index.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { loadTheme, themeOf } from '../preview/design-styles.ts';
import { SERVER } from './query-keys.ts';
import { type ServerData, useServer } from './use-server.ts';

/** The theme that the site uses in its draft, as the server has validated it. */
export function useSiteTheme(): ServerData<Theme> {
  const { api } = useEditor();
  const folder = useOpState(({ head }) => themeOf(head));
  return useServer([...SERVER.theme, folder], async () => (await loadTheme(api, folder)).theme as Theme, {
    isOnce: true,
  });
}
