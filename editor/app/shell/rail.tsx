import { useRouterState } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import { useMay } from '../../core/hooks/use-may.ts';
import { RailButton, RailLink } from '../../ui/buttons/rail-link.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { areaOf, areasFor } from '../navigation/areas.tsx';
import { t } from '../strings/app-strings.ts';
import css from './rail.module.css';

/** Areas in the bottom bar on phones. The rest is in the "More" menu. */
const PHONE_AREA_COUNT = 4;

/** The areas: on the left, or at the bottom on phones. */
export function Rail() {
  const may = useMay();
  const current = useRouterState({ select: ({ location }) => areaOf(location.pathname) });
  const areas = areasFor(may);
  const hiddenAreas = areas.slice(PHONE_AREA_COUNT);
  return (
    <nav className={css.rail} aria-label={t('nav.label')}>
      <ul className={css.list}>
        {areas.map(({ id, href, label, icon }, index) => (
          <li
            key={id}
            className={index >= PHONE_AREA_COUNT ? css.wide : undefined}
            data-last={id === 'settings'}
          >
            <RailLink href={href} label={label} icon={icon} isCurrent={id === current} />
          </li>
        ))}
        {hiddenAreas.length > 0 && (
          <li className={css.narrow}>
            <Menu
              label={t('nav.more')}
              groups={[
                { entries: hiddenAreas.map(({ id, href, label, icon }) => ({ id, href, label, icon })) },
              ]}
              onChoose={() => undefined}
            >
              <RailButton
                label={t('nav.more')}
                icon={<MoreHorizontal />}
                isCurrent={hiddenAreas.some(({ id }) => id === current)}
              />
            </Menu>
          </li>
        )}
      </ul>
    </nav>
  );
}
