import type { DocKey, Operation } from '../../../../compiler/model/index.ts';
import { inOrder, recordAt, textAt } from '../../../core/model/json-access.ts';
import { orderBetween } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';

const FILES = ['structuredContent', 'files'];

/** A file that customers download after payment. */
export interface ProductFile {
  readonly id: string;
  readonly order: string;
  readonly filename: string;
}

export function filesOf(body: unknown): readonly ProductFile[] {
  return inOrder(
    Object.entries(recordAt(body, ...FILES)).map(([id, file]) => ({
      id,
      order: textAt(file, 'order'),
      filename: textAt(file, 'filename'),
    })),
  );
}

/** Adds a file after the others. */
export function addFile(doc: DocKey, { id, filename }: Omit<ProductFile, 'order'>, label: string): Command {
  return (bodies) => {
    const files = filesOf(bodies.get(doc));
    const value = { order: orderBetween(files.at(-1)?.order ?? null, null), filename };
    const op: Operation =
      files.length === 0
        ? { doc, at: [...FILES], kind: 'set', value: { [id]: value } }
        : { doc, at: [...FILES, id], kind: 'set', value };
    return { label, ops: [op] };
  };
}

/** Removes a file from the product. It stays in the folder of the site. */
export function removeFile(doc: DocKey, id: string, label: string): Command {
  return (bodies) => {
    const files = filesOf(bodies.get(doc));
    if (!files.some((file) => file.id === id)) return { label, ops: [] };
    return { label, ops: [{ doc, at: files.length === 1 ? [...FILES] : [...FILES, id], kind: 'unset' }] };
  };
}
