import { useEffect } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useMayPublish } from '../../../core/hooks/use-may-publish.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { isSystemRelease } from '../../../core/server/release-title.ts';
import { useServer } from '../../../core/server/use-server.ts';
import { useStoredFlag } from './use-stored-flag.ts';

/**
 * Whether there is nothing to publish for the first time: someone has published the site, or the first version, which
 * the server publishes by itself, is live without changes. Undefined while unknown. A publish by a person stays true,
 * so it is stored: Home need not wait for the releases to show which steps are left.
 */
export function useIsPublished(): boolean | undefined {
  const { api } = useEditor();
  const isDisabled = !useMay()('releases.read');
  const [wasPublished, setPublished] = useStoredFlag('quoin-published');
  const { data, error } = useServer(SERVER.releases, api.releases, { isDisabled });
  const isPublished = data?.releases.some((release) => !isSystemRelease(release));
  const isLive = data?.releases.some(({ isActive }) => isActive) === true;
  const isUnchanged = useIsUnchanged(isLive && isPublished === false && !wasPublished);
  useEffect(() => {
    if (isPublished === true) setPublished(true);
  }, [isPublished, setPublished]);
  if (wasPublished || isPublished === true) return true;
  if (error !== null && error !== undefined) return false;
  return isPublished === false && isLive ? isUnchanged : isPublished;
}

/** Whether visitors see the current state of the site; undefined while unknown. */
function useIsUnchanged(isAsked: boolean): boolean | undefined {
  const { api } = useEditor();
  const isDisabled = !(useMayPublish() && isAsked);
  const isSent = useOpState(({ pending }) => pending.length === 0);
  const { data, error } = useServer(SERVER.changes, api.changes, { isDisabled });
  if (isDisabled || (error !== null && error !== undefined) || !isSent) return false;
  return data && data.changes.length === 0;
}
