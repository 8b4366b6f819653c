import type { DocKey } from '../../../compiler/model/index.ts';

/** Props shared by all parts of the product and post screens. */
export interface ItemPart {
  readonly doc: DocKey;
  readonly isReadOnly?: boolean;
}
