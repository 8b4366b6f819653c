import { Ellipsis } from 'lucide-react';
import { createContext, useContext } from 'react';
import { type Bodies, documentTypeOf, valueAt } from '../../../../compiler/model/index.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { folderKindOf } from '../../../core/model/folder-kind.ts';
import { flagAt } from '../../../core/model/json-access.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import {
  documentOfRow,
  entryOf,
  folderPageOf,
  isLinkEntry,
  type RowId,
  stepMove,
} from '../navigation/navigation.ts';
import { t } from '../strings/pages-strings.ts';

/** Actions of a row menu. */
export type RowAction = 'rename' | 'editLink' | 'up' | 'down' | 'in' | 'out' | 'unlink' | 'link' | 'delete';

export interface RowMenuProps {
  readonly row: RowId;
  readonly name: string;
}

/** What the menus of all rows have in common: rows are not rendered again when it changes. */
export const RowMenuContext = createContext<RowMenuOptions>({ bodies: new Map(), onAction: () => undefined });

export interface RowMenuOptions {
  readonly bodies: Bodies;
  readonly onAction: (row: RowId, name: string, action: RowAction) => void;
}

export function RowMenu({ row, name }: RowMenuProps) {
  const may = useMay();
  const { bodies, onAction } = useContext(RowMenuContext);
  if (!may('pages.write')) return null;
  const isMovable = entryOf(row) !== undefined || folderPageOf(row) !== undefined;
  const doc = documentOfRow(bodies, row);
  const body = doc && bodies.get(doc);
  const entry = entryOf(row);
  const isLink = entry !== undefined && isLinkEntry(bodies, entry);
  const unlinkLabel = folderPageOf(row) === undefined ? 'pages.unlink' : 'pages.leaveFolder';
  const moves: readonly MenuEntry[] = (
    [
      ['up', 'pages.moveUp'],
      ['down', 'pages.moveDown'],
      ['in', 'pages.indent'],
      ['out', 'pages.outdent'],
    ] as const
  ).map(([id, label]) => ({ id, label: t(label), isDisabled: stepMove(bodies, row, id) === undefined }));
  const isPage = doc !== undefined && documentTypeOf(doc) === 'page' && body !== undefined;
  const isFolder = folderKindOf(body) !== undefined;
  const mayDelete = isPage && !flagAt(body, 'isHome') && valueAt(body, ['pageType']) !== 100;
  const groups = [
    {
      entries: [
        isLink
          ? { id: 'editLink', label: t('pages.editLink') }
          : { id: 'rename', label: t('pages.rename'), isDisabled: body === undefined },
      ],
    },
    isMovable
      ? { entries: [...moves, { id: 'unlink', label: t(unlinkLabel) }] }
      : { entries: [{ id: 'link', label: t('pages.link') }] },
    ...(isPage || isFolder
      ? [
          {
            entries: [
              {
                id: 'delete',
                label: t(isFolder ? 'pages.deleteFolder' : 'pages.delete'),
                isDanger: true,
                isDisabled: isPage && !mayDelete,
              },
            ],
          },
        ]
      : []),
  ];
  return (
    <Menu
      label={t('pages.actions', { name })}
      groups={groups}
      onChoose={(id) => onAction(row, name, id as RowAction)}
    >
      <IconButton label={t('pages.actions', { name })} icon={<Ellipsis />} isSmall />
    </Menu>
  );
}
