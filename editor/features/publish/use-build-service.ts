import { useEditor } from '../../core/hooks/editor-context.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';

const POLL_MS = 3000;

/** Whether a build service is connected now, without which nothing can be published. */
export function useBuildService(): boolean {
  const { api, site } = useEditor();
  const { data } = useServer(SERVER.buildService, () => api.buildService(), {
    refetchMs: POLL_MS,
  });
  return data?.isConnected ?? site.canPublish;
}
