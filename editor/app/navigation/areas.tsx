import { History, House, Images, Inbox, Newspaper, PanelsTopLeft, Settings, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from '../../../compiler/model/index.ts';
import { type StringKey, t } from '../strings/app-strings.ts';

/** A part of the dashboard, as the rail, the palette and the keys know it. */
export interface AreaLink {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

interface AreaRow {
  readonly id: string;
  readonly href: string;
  readonly key: StringKey;
  readonly icon: ReactNode;
  /** Whoever may do one of these sees it; without any, everybody. */
  readonly needs: readonly Action[];
}

const ROWS: readonly AreaRow[] = [
  { id: 'home', href: '/config', key: 'nav.home', icon: <House />, needs: [] },
  { id: 'pages', href: '/config/pages', key: 'nav.pages', icon: <PanelsTopLeft />, needs: ['pages.read'] },
  {
    id: 'store',
    href: '/config/store/products',
    key: 'nav.store',
    icon: <ShoppingBag />,
    needs: ['products.read', 'orders.read'],
  },
  {
    id: 'content',
    href: '/config/content',
    key: 'nav.content',
    icon: <Newspaper />,
    needs: ['content.read', 'events.read'],
  },
  { id: 'assets', href: '/config/assets', key: 'nav.assets', icon: <Images />, needs: ['assets.read'] },
  {
    id: 'forms',
    href: '/config/forms',
    key: 'nav.forms',
    icon: <Inbox />,
    needs: ['forms.read', 'answers.read'],
  },
  {
    id: 'releases',
    href: '/config/releases',
    key: 'nav.releases',
    icon: <History />,
    needs: ['releases.read'],
  },
  {
    id: 'settings',
    href: '/config/settings',
    key: 'nav.settings',
    icon: <Settings />,
    needs: ['settings.read'],
  },
];

/** The areas that somebody may enter; what a role cannot use is absent (editor 3.6). */
export function areasFor(may: (action: Action) => boolean): readonly AreaLink[] {
  return ROWS.filter(({ needs }) => needs.length === 0 || needs.some(may)).map(({ id, href, key, icon }) => ({
    id,
    href,
    icon,
    label: t(key as 'nav.home'),
  }));
}

/** The area that an address belongs to. */
export function areaOf(path: string): string {
  const [, , area = ''] = path.split('/');
  return area === '' ? 'home' : area;
}
