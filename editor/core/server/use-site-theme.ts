import type { Theme } from '../../../compiler/model/index.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { SERVER } from './query-keys.ts';
import { type ServerData, useServer } from './use-server.ts';

/** The theme of the site, as the last build has validated it. */
export function useSiteTheme(): ServerData<Theme> {
  const { api } = useEditor();
  return useServer(SERVER.theme, async () => (await api.theme()).theme as Theme, { isOnce: true });
}
