import { RotateCcw } from 'lucide-react';
import type { EditorReleasesAnswer } from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { failureText } from '../../hooks/failure-text.ts';
import { SERVER } from '../../hooks/server-keys.ts';
import { useShell } from '../../hooks/shell-context.tsx';
import { useMay } from '../../hooks/use-may.ts';
import { useServer, useServerCache } from '../../hooks/use-server.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { EmptyState } from '../../kit/feedback/message.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ItemList } from '../../kit/layout/item-list.tsx';
import { Screen } from '../../kit/layout/screen.tsx';
import { useConfirm } from '../../kit/overlays/confirm-dialog.tsx';
import { useNotify } from '../../kit/overlays/toast.tsx';
import { dateTimeLabel, timeLabel } from '../../model/time-label.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { t } from '../../strings.ts';

/** Every publish, newest first; any of them can be served again at once. */
export function ReleasesScreen() {
  const { api } = useEditor();
  const { openPublish } = useShell();
  const from = useServer(SERVER.releases, api.releases);
  return (
    <Screen title={t('releases.title')} width="form">
      <Fetched from={from} failed={t('error.results')}>
        {({ releases }) =>
          releases.length === 0 ? (
            <EmptyState
              title={t('releases.empty')}
              action={
                <Button variant="primary" onPress={openPublish}>
                  {t('bar.publish')}
                </Button>
              }
            >
              {t('releases.emptyText')}
            </EmptyState>
          ) : (
            <ReleaseList releases={releases} />
          )
        }
      </Fetched>
    </Screen>
  );
}

type Releases = EditorReleasesAnswer['releases'];

function ReleaseList({ releases }: { readonly releases: Releases }) {
  const { now, me } = useEditor();
  const may = useMay();
  const rollBack = useRollBack();
  return (
    <Card title={t('releases.title')} isFlush>
      <ItemList
        items={releases.map((release) => ({
          id: `${release.id}-${release.createdOn}`,
          title: release.message || t('releases.noMessage'),
          note: [
            timeLabel(release.createdOn, now()),
            t('releases.by', { who: release.createdBy === me.id ? me.name || me.email : release.createdBy }),
            t('releases.documents', { count: Object.keys(release.docs).length }),
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

function useRollBack(): (release: Releases[number]) => Promise<void> {
  const { api } = useEditor();
  const { put, renew } = useServerCache();
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ id, createdOn }) => {
    const time = dateTimeLabel(createdOn);
    const isSure = await confirm({
      title: t('releases.rollBackTitle', { time }),
      text: t('releases.rollBackText'),
      confirm: t('releases.rollBackConfirm'),
    });
    if (!isSure) return;
    try {
      const answer = await api.rollBack(id);
      put<EditorReleasesAnswer>(SERVER.releases, () => answer);
      renew(SERVER.changes);
      notify(t('releases.rolledBack', { time }));
    } catch (error) {
      notify({ text: failureText(error), isBad: true });
    }
  };
}
