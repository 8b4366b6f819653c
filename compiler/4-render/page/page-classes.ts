import { asString, type JsonObject, member } from '../../../formatters/index.ts';

export interface ClassData {
  readonly collection: JsonObject | undefined;
  readonly systemId?: string | undefined;
  readonly layout: string;
  readonly isItemView: boolean;
  /** The classes of the theme's tweaks. */
  readonly ofTweaks: readonly string[];
}

/** `squarespace.page-classes` (theme format, "How a page is composed" 5). */
export function pageClasses({ collection, systemId, layout, isItemView, ofTweaks }: ClassData): string {
  const isHome = member(collection, 'homepage') === true;
  const names = [
    ...ofTweaks,
    `collection-${systemId ?? asString(member(collection, 'id'))}`,
    `collection-type-${systemId === undefined ? inClass(asString(member(collection, 'typeName'))) : 'page'}`,
    `collection-layout-${inClass(layout)}`,
    isHome ? 'homepage' : '',
    isItemView ? 'view-item' : 'view-list',
    'mobile-style-available',
    SYSTEM_CLASSES[systemId ?? ''] ?? '',
  ];
  return names.filter((name) => name !== '').join(' ');
}

/** Classes by which scripts of themes recognize system pages. Those that are not in themes of the platform have similar ones. */
const SYSTEM_CLASSES: Readonly<Record<string, string>> = {
  cart: 'show-cart-page',
  checkout: 'show-cart-page',
  'order-confirmed': 'order-confirmed-page',
  'not-found': 'not-found-page',
  message: 'not-found-page',
  'lock-screen': 'not-found-page',
  'access-denied': 'not-found-page',
  paywall: 'not-found-page',
};

/** Themes print the classes as they are: names of collection types and layouts must not end the attribute. */
function inClass(name: string): string {
  return name.replace(/[\s"'<>&`=]+/g, '-');
}
