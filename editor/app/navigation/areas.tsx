import { History, House, Images, Inbox, Newspaper, PanelsTopLeft, Settings, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from '../../../compiler/model/index.ts';
import { type StringKey, t } from '../strings/app-strings.ts';

/** An area of the dashboard, as listed in the rail and the command palette. */
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
  /** The area is shown to users who may do at least one of these, or to everyone when the list is empty. */
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
    requiredActions: ['forms.read', 'submissions.read'],
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

/** Returns the areas that the user may open (editor 3.6). */
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

/** Returns the id of the area that a path belongs to. */
export function areaOf(path: string): string {
  const [, , area = ''] = path.split('/');
  if (area === 'tags') return 'content';
  if (area === 'screens') return 'pages';
  return area === '' ? 'home' : area;
}
