import type { DocKey } from '../../../compiler/model/index.ts';

/** What every part of the screens of a product and of an entry is given. */
export interface ItemPart {
  readonly doc: DocKey;
  readonly isReadOnly?: boolean;
}
