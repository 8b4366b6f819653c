import { useEditor } from '../../core/hooks/editor-context.tsx';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { releaseTitle } from '../../core/server/release-title.ts';
import { useServer } from '../../core/server/use-server.ts';
import { useSiteTime } from '../../core/time/use-site-time.ts';
import { Link } from '../../ui/buttons/link.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import css from './home.module.css';
import { t } from './strings.ts';

const MAX_RELEASES = 3;

export function RecentReleases() {
  const { api, now } = useEditor();
  const { timeLabel } = useSiteTime();
  const from = useServer(SERVER.releases, api.releases);
  return (
    <Card
      title={t('home.releases')}
      actions={<Link href="/config/releases">{t('home.allReleases')}</Link>}
      isFlush
    >
      <QueryContent from={from} skeleton={{ count: MAX_RELEASES }}>
        {({ releases }) =>
          releases.length === 0 ? (
            <p className={css.nothing}>{t('home.noReleases')}</p>
          ) : (
            <ItemList
              items={releases.slice(0, MAX_RELEASES).map((release) => ({
                id: release.id,
                title: releaseTitle(release),
                note: timeLabel(release.createdOn, now()),
                ...(release.isActive && {
                  trailing: <StatusPill tone="ok">{t('releases.active')}</StatusPill>,
                }),
              }))}
            />
          )
        }
      </QueryContent>
    </Card>
  );
}
