import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { documentsOf, titleOf } from '../../../core/model/documents.ts';
import type { OpState } from '../../../core/operations/state/op-state.ts';
import { themeOf } from '../../../core/preview/design-styles.ts';
import { useOutline } from './use-outline.ts';

/** An area for blocks that pages of the theme have, such as a footer. It may have no document yet. */
export interface SiteArea {
  readonly doc: DocKey;
  readonly name: string;
  /** A page that shows it, once one was found. */
  readonly page: DocKey | undefined;
}

/** What is known of an area: what the theme calls it, or a page that shows it. */
export interface FoundArea {
  readonly doc: DocKey;
  readonly label?: string | undefined;
  readonly page?: DocKey;
}

export interface SiteAreas {
  /** The areas that the theme names, then those that pages show or that have blocks. */
  readonly areas: readonly SiteArea[];
  readonly report: (found: readonly FoundArea[]) => void;
}

export const SiteAreasContext = createContext<SiteAreas>({ areas: [], report: () => undefined });

/** Collects the areas that the canvas finds. */
export function useSiteAreas(): SiteAreas {
  const outline = useOutline();
  const theme = useOpState(({ head }) => themeOf(head));
  const [found, setFound] = useState<ReadonlyMap<DocKey, FoundArea>>(NO_AREAS);
  const [last, setLast] = useState(theme);
  if (theme !== last) {
    setLast(theme);
    setFound(NO_AREAS);
  }
  const report = useCallback(
    (areas: readonly FoundArea[]) => setFound((before) => withAreas(before, areas)),
    [],
  );
  const stored = useMemo(
    () =>
      documentsOf(outline, 'block-field')
        .map(({ key }) => key)
        .join(' '),
    [outline],
  );
  return useMemo(() => {
    const docs = new Set([...found.keys(), ...(stored.split(' ').filter(Boolean) as DocKey[])]);
    const areas = [...docs].map((doc) => {
      const { label, page } = found.get(doc) ?? {};
      return { doc, name: label ?? titleOf(doc, undefined), page };
    });
    return { areas, report };
  }, [found, stored, report]);
}

const NO_AREAS: ReadonlyMap<DocKey, FoundArea> = new Map();

/** Returns the same map when nothing is new. */
function withAreas(
  before: ReadonlyMap<DocKey, FoundArea>,
  areas: readonly FoundArea[],
): ReadonlyMap<DocKey, FoundArea> {
  const isNew = ({ doc, label, page }: FoundArea) => {
    const known = before.get(doc);
    return (
      known === undefined ||
      (label !== undefined && known.label === undefined) ||
      (page !== undefined && known.page === undefined)
    );
  };
  const added = areas.filter(isNew);
  if (added.length === 0) return before;
  return new Map([
    ...before,
    ...added.map((area) => [area.doc, { ...area, ...before.get(area.doc) }] as const),
  ]);
}

/** The title of a document; an area is called as in the theme. */
export function useDocumentName(doc: DocKey | undefined): string {
  const { areas } = useContext(SiteAreasContext);
  const title = useOpState(
    useCallback(({ head }: OpState) => (doc === undefined ? '' : titleOf(doc, head.get(doc))), [doc]),
  );
  return areas.find((area) => area.doc === doc)?.name ?? title;
}
