import type { Action } from '../../../compiler/model/index.ts';
import { searchText } from './search-strings.ts';
import { t } from './strings.ts';

/** The sections of the settings with the ids of their cards, which are in the URL: `/config/settings/general#brand`. */
const CARDS = {
  general: ['site', 'brand', 'address', 'social', 'region', 'visitors', 'announcement', 'popup'],
  theme: [],
  languages: [],
  commerce: ['selling', 'shipping', 'tax', 'installments', 'restock'],
  code: ['styles', 'injection'],
  email: [],
  account: [],
} as const;

export type SettingsSection = keyof typeof CARDS;
type CardId = (typeof CARDS)[SettingsSection][number];

const TITLES = {
  site: 'settings.site',
  brand: 'settings.brand',
  address: 'settings.address',
  social: 'social.title',
  region: 'settings.region',
  visitors: 'settings.visitors',
  announcement: 'announcement.title',
  popup: 'popup.title',
  selling: 'settings.selling',
  shipping: 'shipping.title',
  tax: 'tax.title',
  installments: 'installments.title',
  restock: 'settings.restockRequests',
  styles: 'code.styles',
  injection: 'code.injection',
} as const satisfies Readonly<Record<CardId, string>>;

type May = (action: Action) => boolean;

/** The sections that the user may open, in order. */
export function settingsSections(may: May): readonly SettingsSection[] {
  return (Object.keys(CARDS) as SettingsSection[]).filter((section) => {
    if (section === 'account') return true;
    return may(section === 'email' ? 'mail.read' : 'settings.read');
  });
}

export interface SearchableSetting {
  readonly href: string;
  readonly label: string;
  readonly keywords: string;
  /** The section of a card. */
  readonly section?: string;
}

/** Every section and every card that the user may open. */
export function searchableSettings(may: May): readonly SearchableSetting[] {
  return settingsSections(may).flatMap((section) => {
    const href = `/config/settings/${section}`;
    const name = t(`settings.${section}`);
    return [
      { href, label: name, keywords: searchText(`search.${section}`) },
      ...CARDS[section].map((card) => ({
        href: `${href}#${card}`,
        label: t(TITLES[card]),
        keywords: searchText(`search.${card}`),
        section: name,
      })),
    ];
  });
}
