import type { Action, Bodies } from '../../../../compiler/model/index.ts';
import { createForm, type FormPurpose } from '../../../core/commands/create-form.ts';
import { newDocumentId } from '../../../core/model/new-id.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { formBlockValue, type ImageKind, type NewValue } from '../kinds/new-value.ts';
import { type BlockKind, recordOfKind } from '../model/block-kinds.ts';
import { t } from '../strings/pages-strings.ts';

/** The initial value of a block, with visible contents. `may` checks the permissions of the user. */
export function newBlockValue(bodies: Bodies, kind: BlockKind, may: (action: Action) => boolean): NewValue {
  return recordOfKind(kind).newValue({ bodies, may });
}

/** A form to be created for a block, and the initial value of the block. */
export function formForBlock(
  bodies: Bodies,
  purpose: FormPurpose,
): { readonly value: unknown; readonly create: Command } {
  const name = t(`block.newForm.${purpose}`);
  const formId = newDocumentId(bodies, 'form', { title: name, fallback: purpose });
  return { value: formBlockValue(purpose, formId), create: createForm({ formId, name, purpose }) };
}

/** The initial value of an image block with the chosen images. */
export function imageValue(kind: ImageKind, assetIds: readonly string[]): unknown {
  return kind === 'image' ? { assetId: assetIds[0] } : { assetIds };
}
