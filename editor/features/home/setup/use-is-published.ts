import { useEffect } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../core/hooks/use-may.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { isSystemRelease } from '../../../core/server/release-title.ts';
import { useServer } from '../../../core/server/use-server.ts';
import { useStoredFlag } from './use-stored-flag.ts';

/**
 * Whether someone has published the site; undefined while unknown. It stays true, so it is stored: Home need not wait
 * for the releases to show which steps are left.
 */
export function useIsPublished(): boolean | undefined {
  const { api } = useEditor();
  const isDisabled = !useMay()('releases.read');
  const [wasPublished, setPublished] = useStoredFlag('quoin-published');
  const { data, error } = useServer(SERVER.releases, api.releases, { isDisabled });
  const isPublished = data?.releases.some((release) => !isSystemRelease(release));
  useEffect(() => {
    if (isPublished === true) setPublished(true);
  }, [isPublished, setPublished]);
  if (wasPublished || isPublished === true) return true;
  return error === null || error === undefined ? isPublished : false;
}
