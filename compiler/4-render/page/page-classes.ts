import { asString, type JsonObject, member } from '../../../formatters/index.ts';

export interface ClassData {
  readonly collection: JsonObject | undefined;
  readonly layout: string;
  readonly isItemView: boolean;
  /** The classes of the theme's tweaks. */
  readonly ofTweaks: readonly string[];
}

/** `squarespace.page-classes` (theme format, "How a page is composed" 5). */
export function pageClasses({ collection, layout, isItemView, ofTweaks }: ClassData): string {
  const isHome = member(collection, 'homepage') === true;
  const names = [
    ...ofTweaks,
    `collection-${asString(member(collection, 'id'))}`,
    `collection-type-${inClass(asString(member(collection, 'typeName')))}`,
    `collection-layout-${inClass(layout)}`,
    isHome ? 'homepage' : '',
    isItemView ? 'view-item' : 'view-list',
    'mobile-style-available',
  ];
  return names.filter((name) => name !== '').join(' ');
}

/** Themes print the classes as they are: names of collection types and layouts must not end the attribute. */
function inClass(name: string): string {
  return name.replace(/[\s"'<>&`=]+/g, '-');
}
