import { useEditor } from '../../hooks/editor-context.tsx';
import { SERVER } from '../../hooks/server/server-keys.ts';
import { useServer } from '../../hooks/server/use-server.ts';
import { Link } from '../../kit/buttons/link.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ItemList } from '../../kit/layout/item-list.tsx';
import { timeLabel } from '../../model/time-label.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { t } from '../../strings.ts';
import css from './home.module.css';

const SHOWN = 3;

export function LastPublishes() {
  const { api, now } = useEditor();
  const from = useServer(SERVER.releases, api.releases);
  return (
    <Card
      title={t('home.releases')}
      actions={<Link href="/config/releases">{t('home.allReleases')}</Link>}
      isFlush
    >
      <Fetched from={from} skeleton={{ count: SHOWN }}>
        {({ releases }) =>
          releases.length === 0 ? (
            <p className={css.nothing}>{t('home.noReleases')}</p>
          ) : (
            <ItemList
              items={releases.slice(0, SHOWN).map((release) => ({
                id: release.id,
                title: release.message || t('releases.noMessage'),
                note: timeLabel(release.createdOn, now()),
                ...(release.isActive && {
                  trailing: <StatusPill tone="ok">{t('releases.active')}</StatusPill>,
                }),
              }))}
            />
          )
        }
      </Fetched>
    </Card>
  );
}
