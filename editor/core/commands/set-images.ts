import type { DocKey, Operation } from '../../../compiler/model/index.ts';
import type { Command } from '../operations/changes/change.ts';

/** Sets the images of an item; lists show the first one. */
export function setImages(doc: DocKey, imageIds: readonly string[], label: string): Command {
  const [first, ...others] = imageIds;
  const ops: readonly Operation[] = [
    first === undefined
      ? { doc, at: ['mainImageId'], kind: 'unset' }
      : { doc, at: ['mainImageId'], kind: 'set', value: first },
    others.length === 0
      ? { doc, at: ['imageIds'], kind: 'unset' }
      : { doc, at: ['imageIds'], kind: 'set', value: others },
  ];
  return (bodies) => ({ label, ops: bodies.has(doc) ? ops : [] });
}
