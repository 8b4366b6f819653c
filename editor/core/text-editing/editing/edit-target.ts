import type { DocKey } from '../../../../compiler/model/index.ts';
import type { TextKind } from '../../text/schema/text-schema.ts';
import type { TextValue } from '../../text/text-value.ts';

/** A text of a document that is edited as it looks. */
export interface EditTarget {
  readonly doc: DocKey;
  /** Path of the whole value: the text, or the record with its `markdown` or `html`. */
  readonly at: readonly string[];
  readonly kind: TextKind;
  readonly value: TextValue;
  /** Label of its undo steps. Default: "Edit text". */
  readonly label?: string;
}

/** The value to store at the path of the target. */
export function storedValue({ kind }: EditTarget, value: TextValue): unknown {
  if (kind === 'line' && 'text' in value) return value.text;
  return kind === 'article' && 'markdown' in value ? value.markdown : value;
}
