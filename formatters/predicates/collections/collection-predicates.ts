import type { Predicate } from '../../contract.ts';
import { clickable } from './clickable.ts';
import { collection } from './collection.ts';
import { collectionPage } from './collection-page.ts';
import { collectionTemplatePage } from './collection-template-page.ts';
import { collectionTypeNameEquals } from './collectionTypeNameEquals.ts';
import { folder } from './folder.ts';
import { isIndex } from './is-index.ts';
import { redirect } from './redirect.ts';

export const collectionPredicates: readonly Predicate[] = [
  clickable,
  collection,
  collectionPage,
  collectionTemplatePage,
  collectionTypeNameEquals,
  folder,
  isIndex,
  redirect,
];
