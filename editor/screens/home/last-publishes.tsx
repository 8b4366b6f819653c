import { useEditor } from '../../hooks/editor-context.tsx';
import { SERVER } from '../../hooks/server/server-keys.ts';
import { useServer } from '../../hooks/server/use-server.ts';
import { Link } from '../../kit/buttons/link.tsx';
import { StatusPill } from '../../kit/feedback/status-pill.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { ItemList } from '../../kit/layout/item-list.tsx';
import { timeLabel } from '../../model/time-label.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { releaseTitle } from '../../parts/release-title.ts';
import { tHome } from '../../strings/screens/home.ts';
import { tPublishing } from '../../strings/screens/publishing.ts';
import css from './home.module.css';

const SHOWN = 3;

export function LastPublishes() {
  const { api, now } = useEditor();
  const from = useServer(SERVER.releases, api.releases);
  return (
    <Card
      title={tHome('home.releases')}
      actions={<Link href="/config/releases">{tHome('home.allReleases')}</Link>}
      isFlush
    >
      <Fetched from={from} skeleton={{ count: SHOWN }}>
        {({ releases }) =>
          releases.length === 0 ? (
            <p className={css.nothing}>{tHome('home.noReleases')}</p>
          ) : (
            <ItemList
              items={releases.slice(0, SHOWN).map((release) => ({
                id: release.id,
                title: releaseTitle(release),
                note: timeLabel(release.createdOn, now()),
                ...(release.isActive && {
                  trailing: <StatusPill tone="ok">{tPublishing('releases.active')}</StatusPill>,
                }),
              }))}
            />
          )
        }
      </Fetched>
    </Card>
  );
}
