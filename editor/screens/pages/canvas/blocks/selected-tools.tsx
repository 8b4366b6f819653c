import type { Device } from '../../../../hooks/shell/use-device.ts';
import { blockName } from '../../model/block-kinds.ts';
import type { PageBlock } from '../../model/page-layout.ts';
import { blockIdOf, type Selected } from '../selection.ts';
import type { CanvasRights } from '../use-canvas-rights.ts';
import type { CanvasView } from '../use-canvas-view.ts';
import type { CanvasWork } from '../use-canvas-work.ts';
import { BlockTools } from './block-tools.tsx';

export interface SelectedToolsProps {
  readonly device: Device;
  readonly selected: Selected;
  readonly blocks: readonly PageBlock[];
  readonly view: CanvasView;
  readonly rights: CanvasRights;
  readonly work: CanvasWork;
}

/** The buttons of the selected block, where it is drawn. */
export function SelectedTools({ device, selected, blocks, view, rights, work }: SelectedToolsProps) {
  const { page, size, scroll } = view;
  const chosen = blocks.find(({ id }) => id === blockIdOf(selected));
  const rect = chosen && page.places.blocks.get(chosen.id);
  if (chosen === undefined || rect === undefined) return null;
  const { id } = chosen;
  return (
    <BlockTools
      blockId={id}
      name={blockName(chosen.body)}
      rect={rect}
      scale={size.scale}
      scroll={scroll}
      height={size.height * size.scale}
      isPhone={device === 'phone'}
      canEdit={page.frame?.canEdit(id) === true}
      mayArrange={rights.mayArrange}
      deeds={work.deeds}
      onEdit={() => work.edit(id)}
      onGrip={(event) => work.drag.grip(event, id, 'move')}
    />
  );
}
