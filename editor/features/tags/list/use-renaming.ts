import { useCallback, useRef, useState } from 'react';
import type { Taxon } from '../../../../compiler/model/index.ts';
import { focusWhenRendered } from '../../../ui/focus/focus-when-rendered.ts';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import type { TaxonRow } from '../model/taxon-rows.ts';
import { t } from '../strings.ts';

export interface Renaming {
  /** The one whose name is edited. */
  readonly editedId: string | undefined;
  /** Edits the name of a row, or returns to the one that is edited (R-TAG-MSG-02). */
  readonly start: (id: string) => void;
  /** Ends the edit and returns the focus to its row. */
  readonly end: () => void;
  /** Ends the edit of a row that is no longer shown. */
  readonly onShow: (rows: readonly TaxonRow[]) => void;
}

/** Which name is edited: one at a time. */
export function useRenaming(type: Taxon['type']): Renaming {
  const notify = useNotify();
  const [editedId, setEditedId] = useState<string>();
  const current = useRef(editedId);
  const edit = useCallback((id: string | undefined) => {
    current.current = id;
    setEditedId(id);
  }, []);
  const start = useCallback(
    (id: string) => {
      if (current.current === undefined || current.current === id) return edit(id);
      notify({ text: t('tags.onlyOne', { tagType: t(`taxon.${type}`) }), isBad: true });
      focusWhenRendered(`#${renameFieldId(current.current)}`);
    },
    [type, notify, edit],
  );
  const end = useCallback(() => {
    const id = current.current;
    edit(undefined);
    if (id !== undefined) focusWhenRendered(`#${renameButtonId(id)}`);
  }, [edit]);
  const onShow = useCallback(
    (rows: readonly TaxonRow[]) => {
      if (!rows.some(({ id }) => id === current.current)) edit(undefined);
    },
    [edit],
  );
  return { editedId, start, end, onShow };
}

/** Element id of the button that edits a name. */
export function renameButtonId(id: string): string {
  return `rename-${id}`;
}

/** Element id of the field with the name that is edited. */
export function renameFieldId(id: string): string {
  return `name-${id}`;
}
