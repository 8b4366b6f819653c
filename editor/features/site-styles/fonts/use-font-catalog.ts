import { useCallback, useEffect, useState } from 'react';
import type { CatalogFont } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import { importModule } from '../../../core/shell/import-module.ts';
import { loadModule } from '../../../core/shell/load-module.ts';

export type LoadCatalog = (isManual: boolean) => Promise<readonly CatalogFont[]>;

/** Loads the catalog, which only the font picker needs. */
export const loadFontCatalog: LoadCatalog = async (isManual) => {
  const load = () => importModule(() => import('../../../../formatters/vocabulary/fonts/font-catalog.ts'));
  return (await loadModule(load, isManual)).readFontCatalog();
};

export interface FontCatalog {
  /** Undefined until they are loaded. */
  readonly fonts: readonly CatalogFont[] | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

export function useFontCatalog(load: LoadCatalog): FontCatalog {
  const [fonts, setFonts] = useState<readonly CatalogFont[]>();
  const [isFailed, setFailed] = useState(false);
  const start = useCallback(
    (isManual: boolean) => {
      setFailed(false);
      load(isManual).then(setFonts, () => setFailed(true));
    },
    [load],
  );
  useEffect(() => start(false), [start]);
  const retry = useCallback(() => start(true), [start]);
  return { fonts, isFailed, retry };
}
