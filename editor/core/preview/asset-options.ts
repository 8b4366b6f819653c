import type { Bodies } from '../../../compiler/model/index.ts';
import { documentsOf } from '../model/documents.ts';
import { textAt } from '../model/json-access.ts';
import type { InertOptions } from './inert-page.ts';

/** Finds the assets of a site by their file names. They are listed when the first one is needed. */
export function assetOptions(bodies: Bodies): InertOptions {
  let names: ReadonlySet<string> | undefined;
  return {
    isAsset: (filename) => {
      names ??= new Set(documentsOf(bodies, 'asset').map(({ body }) => textAt(body, 'filename')));
      return names.has(filename);
    },
  };
}
