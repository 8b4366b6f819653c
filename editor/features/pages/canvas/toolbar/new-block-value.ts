import type { Action, Bodies } from '../../../../../compiler/model/index.ts';
import { documentsOf, isProduct } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import type { BlockKind } from '../../model/block-kinds.ts';
import { t } from '../../strings/pages-strings.ts';

/** Block kinds that ask for images first. */
export type ImageKind = 'image' | 'gallery';

export type NewValue =
  | { readonly value: unknown; readonly missing?: undefined }
  /** Images must be chosen or uploaded first. */
  | { readonly imageKind: ImageKind; readonly missing?: undefined }
  /** Why the block cannot be added. */
  | { readonly missing: string };

/** The initial value of a block, with visible contents. `may` checks the permissions of the user. */
export function newBlockValue(bodies: Bodies, kind: BlockKind, may: (action: Action) => boolean): NewValue {
  switch (kind) {
    case 'text':
    case 'markdown':
      return { value: { markdown: t('block.newText') } };
    case 'button':
      return { value: { label: t('block.newButton'), href: '/' } };
    case 'quote':
      return { value: { quote: t('block.newQuote') } };
    case 'code':
      return may('code.write') ? { value: { html: '' } } : { missing: t('block.needsCodePermission') };
    case 'image':
    case 'gallery':
      return may('assets.write') || hasImage(bodies)
        ? { imageKind: kind }
        : { missing: t('block.needsImage') };
    case 'form':
    case 'newsletter':
      return withId(documentsOf(bodies, 'form')[0]?.id, t('block.needsForm'), (formId) => ({ formId }));
    case 'product': {
      const product = documentsOf(bodies, 'item').find(({ body }) => isProduct(body));
      return withId(product?.id, t('block.needsProduct'), (itemId) => ({ itemId }));
    }
    case 'summary':
      return withId(documentsOf(bodies, 'collection')[0]?.id, t('block.needsCollection'), (collectionId) => ({
        collectionId,
        limit: 6,
        design: 'grid',
      }));
  }
}

/** The initial value of an image block with the chosen images. */
export function imageValue(kind: ImageKind, assetIds: readonly string[]): unknown {
  return kind === 'image' ? { assetId: assetIds[0] } : { assetIds };
}

function withId(id: string | undefined, missing: string, make: (id: string) => unknown): NewValue {
  return id === undefined ? { missing } : { value: make(id) };
}

function hasImage(bodies: Bodies): boolean {
  return documentsOf(bodies, 'asset').some(({ body }) => textAt(body, 'mime').startsWith('image/'));
}
