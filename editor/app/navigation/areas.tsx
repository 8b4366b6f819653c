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
  readonly requiredActions: readonly Action[];
}

const ROWS: readonly AreaRow[] = [
  { id: 'home', href: '/config', key: 'nav.home', icon: <House />, requiredActions: [] },
  {
    id: 'pages',
    href: '/config/pages',
    key: 'nav.pages',
    icon: <PanelsTopLeft />,
    requiredActions: ['pages.read'],
  },
  {
    id: 'store',
    href: '/config/store/products',
    key: 'nav.store',
    icon: <ShoppingBag />,
    requiredActions: ['products.read', 'orders.read'],
  },
  {
    id: 'content',
    href: '/config/content',
    key: 'nav.content',
    icon: <Newspaper />,
    requiredActions: ['content.read', 'events.read'],
  },
  {
    id: 'assets',
    href: '/config/assets',
    key: 'nav.assets',
    icon: <Images />,
    requiredActions: ['assets.read'],
  },
  {
    id: 'forms',
    href: '/config/forms',
    key: 'nav.forms',
    icon: <Inbox />,
    requiredActions: ['forms.read', 'answers.read'],
  },
  {
    id: 'releases',
    href: '/config/releases',
    key: 'nav.releases',
    icon: <History />,
    requiredActions: ['releases.read'],
  },
  {
    id: 'settings',
    href: '/config/settings',
    key: 'nav.settings',
    icon: <Settings />,
    requiredActions: ['settings.read'],
  },
];

/** The areas that somebody may enter; what a role cannot use is absent (editor 3.6). */
export function areasFor(may: (action: Action) => boolean): readonly AreaLink[] {
  return ROWS.filter(({ requiredActions }) => requiredActions.length === 0 || requiredActions.some(may)).map(
    ({ id, href, key, icon }) => ({
      id,
      href,
      icon,
      label: t(key as 'nav.home'),
    }),
  );
}

/** The area that an address belongs to. */
export function areaOf(path: string): string {
  const [, , area = ''] = path.split('/');
  return area === '' ? 'home' : area;
}
