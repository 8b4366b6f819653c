import { History, RotateCcw } from 'lucide-react';
import type { EditorMe } from '../../../formatters/vocabulary/api/editor/account.ts';
import type { EditorReleasesResponse } from '../../../formatters/vocabulary/api/editor/releases.ts';
import { RELEASE_AUTHOR } from '../../../formatters/vocabulary/site/system-releases.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useMay } from '../../core/hooks/use-may.ts';
import { useMayPublish } from '../../core/hooks/use-may-publish.ts';
import { failureText } from '../../core/server/failure-text.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { releaseTitle } from '../../core/server/release-title.ts';
import { useServer, useServerCache } from '../../core/server/use-server.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useShell } from '../../core/shell/shell-context.tsx';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { focusMain } from '../../ui/focus/focus-main.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { t } from './strings.ts';

/** All releases, newest first. Each can be restored. */
export function ReleasesScreen() {
  const may = useMay();
  return (
    <Screen title={t('releases.title')} width="form">
      {may('releases.read') ? <Releases /> : <NoPermission />}
    </Screen>
  );
}

function Releases() {
  const { api } = useEditor();
  const { openPublish } = useShell();
  const mayPublish = useMayPublish();
  const from = useServer(SERVER.releases, api.releases);
  return (
    <QueryContent from={from} failed={t('error.results')}>
      {({ releases }) =>
        releases.length === 0 ? (
          <EmptyState
            icon={<History />}
            title={t('releases.empty')}
            action={
              mayPublish && (
                <Button variant="primary" onPress={openPublish}>
                  {t('bar.publish')}
                </Button>
              )
            }
          >
            {t('releases.emptyText')}
          </EmptyState>
        ) : (
          <ReleaseList releases={releases} />
        )
      }
    </QueryContent>
  );
}

type ReleaseRows = EditorReleasesResponse['releases'];

function ReleaseList({ releases }: { readonly releases: ReleaseRows }) {
  const { now, me } = useEditor();
  const { dateTimeLabel, timeLabel } = useSiteTime();
  const may = useMay();
  const rollBack = useRollBack();
  return (
    <Card title={t('releases.title')} isTitleHidden isFlush>
      <ItemList
        items={releases.map((release) => ({
          id: `${release.id}-${release.createdOn}`,
          title: releaseTitle(release),
          note: [
            timeLabel(release.createdOn, now()),
            t('releases.by', { who: authorOf(release.createdBy, me) }),
          ].join(' · '),
          trailing: release.isActive ? (
            <StatusPill tone="ok">{t('releases.active')}</StatusPill>
          ) : (
            may('releases.publish') && (
              <Button
                isSmall
                icon={<RotateCcw aria-hidden="true" />}
                aria-label={`${t('releases.rollBack')}: ${dateTimeLabel(release.createdOn)}`}
                onPress={() => void rollBack(release)}
              >
                {t('releases.rollBack')}
              </Button>
            )
          ),
        }))}
      />
    </Card>
  );
}

function useRollBack(): (release: ReleaseRows[number]) => Promise<void> {
  const { api, me } = useEditor();
  const { dateTimeLabel } = useSiteTime();
  const { setData, invalidate } = useServerCache();
  const confirm = useConfirm();
  const notify = useNotify();
  return async (release) => {
    const title = releaseTitle(release);
    const by = t('releases.by', { who: authorOf(release.createdBy, me) });
    const isSure = await confirm({
      title: t('releases.rollBackTitle', { title }),
      text: t('releases.rollBackText', { time: dateTimeLabel(release.createdOn), by }),
      confirm: t('releases.rollBackConfirm'),
    });
    if (!isSure) return;
    try {
      const response = await api.rollBack(release.id);
      setData<EditorReleasesResponse>(SERVER.releases, () => response);
      invalidate(SERVER.changes);
      notify(t('releases.rolledBack', { title }));
      // The button is unmounted: this release is the active one now.
      focusMain();
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
    }
  };
}

/** `createdBy` is a name, an id (old releases), or the name of a system process. */
function authorOf(createdBy: string, me: EditorMe): string {
  if (createdBy === RELEASE_AUTHOR.commandLine) return t('releases.commandLine');
  if (createdBy === RELEASE_AUTHOR.clock) return t('releases.schedule');
  return createdBy === me.id ? me.name || me.email : createdBy;
}
