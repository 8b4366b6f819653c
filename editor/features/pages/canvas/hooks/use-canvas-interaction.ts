import { type KeyboardEvent, useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { textAt } from '../../../../core/model/json-access.ts';
import type { Device } from '../../../../core/shell/use-device.ts';
import { layoutDeviceOf, NO_SECTION } from '../../model/page-layout.ts';
import { blockIdOf, type Selection } from '../../model/selection.ts';
import { type BlockActions, useBlockActions, withoutArranging } from '../block-actions/use-block-actions.ts';
import { useBlockKeys } from '../block-actions/use-block-keys.ts';
import { type BlockDrag, useBlockDrag } from '../drag/use-block-drag.ts';
import { useFramePointer } from '../frame/use-frame-pointer.ts';
import type { TextEditing } from '../text-editing/use-text-editing.ts';
import type { CanvasPermissions } from './use-canvas-permissions.ts';
import type { CanvasSelection } from './use-canvas-selection.ts';
import type { CanvasView } from './use-canvas-view.ts';

/** Mouse and keyboard interaction with blocks. */
export interface CanvasInteraction {
  /** The block under the mouse. */
  readonly hovered: string | undefined;
  /** Id of the area under the mouse, unless it is the edited one. */
  readonly hoveredArea: string | undefined;
  readonly actions: BlockActions;
  readonly drag: BlockDrag;
  /** Edits the first text of a block. */
  readonly edit: (blockId: string) => void;
  /** Like `edit` for a new block: typed text replaces the placeholder. */
  readonly editNew: (blockId: string) => boolean;
  readonly onKey: (event: KeyboardEvent, blockId: string) => void;
}

export interface CanvasInteractionOptions {
  readonly doc: DocKey;
  readonly device: Device;
  readonly view: CanvasView;
  readonly permissions: CanvasPermissions;
  readonly selection: CanvasSelection;
  readonly text: TextEditing;
  /** Edits the page or another area of it. */
  readonly onOpen: (doc: DocKey, selected: Selection) => void;
}

export function useCanvasInteraction(options: CanvasInteractionOptions): CanvasInteraction {
  const { doc, device, view, permissions, selection, text, onOpen } = options;
  const { store } = useEditor();
  const { page, size, iframe, shownPage } = view;
  const { mayEdit, mayArrange, mayDrag } = permissions;
  const { select } = selection;
  const layoutDevice = layoutDeviceOf(doc, device);
  const area = page.frame?.area;
  const [hovered, setHovered] = useState<string>();
  const [hoveredArea, setHoveredArea] = useState<string>();
  const actions = useBlockActions({
    doc,
    device: layoutDevice,
    onSelect: select,
  });
  const pressKey = useBlockKeys();
  const drag = useBlockDrag({ doc, device: layoutDevice, view: page, size, iframe, isAllowed: mayDrag });
  const openText = (element: Element | undefined, isNew = false) =>
    mayEdit && element !== undefined && text.open(element, isNew);
  const edit = (id: string) => void openText(page.frame?.block(id));
  useFramePointer(page.frame, {
    onHover: (at) => {
      setHovered(at?.area === area ? blockIdOf(at?.selection) : undefined);
      setHoveredArea(at?.area === area ? undefined : at?.area);
    },
    onSelect: (at) => {
      if (at.area === area) selection.selectByMouse(at.selection);
      else if (at.area !== undefined) onOpen(`block-field:${at.area}`, at.selection);
      else if (at.selection !== undefined && shownPage !== undefined) onOpen(shownPage, at.selection);
    },
    onEdit: (element) => void openText(element),
    onLeaveText: text.close,
    onDragStart: (id, from) => {
      select({ kind: 'block', id });
      return drag.start(id, 'move', from);
    },
    onDragMove: drag.moveTo,
    onDragEnd: drag.end,
  });
  const onKey = (event: KeyboardEvent, id: string) => {
    pressKey(event, {
      blockId: id,
      device: layoutDevice,
      actions: mayArrange ? actions : withoutArranging(actions),
      onEdit: () => edit(id),
      onLeave: () => {
        const section = textAt(store.states.getState().head.get(doc), 'blocks', id, 'section');
        select(section === NO_SECTION ? undefined : { kind: 'section', id: section });
      },
    });
  };
  return {
    hovered,
    hoveredArea,
    actions,
    drag,
    edit,
    editNew: (id) => openText(page.frame?.block(id), true),
    onKey,
  };
}
