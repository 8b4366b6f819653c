import type { DocKey } from '../../compiler/model/index.ts';
import { textAt } from '../model/read.ts';
import type { Command } from '../ops/index.ts';

export interface SetAddress {
  readonly doc: DocKey;
  readonly urlId: string;
  readonly old: readonly string[];
  readonly label: string;
}

export function setAddress({ doc, urlId, old, label }: SetAddress): Command {
  return (bodies) => ({
    label,
    key: `${doc}/urlId`,
    ops:
      textAt(bodies.get(doc), 'urlId') === urlId
        ? []
        : [
            { doc, at: ['urlId'], kind: 'set', value: urlId },
            { doc, at: ['redirectFrom'], ...(old[0] ? { kind: 'set', value: old } : { kind: 'unset' }) },
          ],
  });
}
