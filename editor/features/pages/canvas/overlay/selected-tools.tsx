import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import type { Device } from '../../../../core/shell/use-device.ts';
import { canStep } from '../../block-commands/arrange-commands.ts';
import { useBlockName } from '../../hooks/use-block-name.ts';
import type { PageBlock } from '../../model/page-layout.ts';
import { blockIdOf, type Selection } from '../../model/selection.ts';
import type { CanvasInteraction } from '../hooks/use-canvas-interaction.ts';
import type { CanvasPermissions } from '../hooks/use-canvas-permissions.ts';
import type { CanvasView } from '../hooks/use-canvas-view.ts';
import { BlockTools } from './block-tools.tsx';

export interface SelectedToolsProps {
  readonly doc: DocKey;
  readonly device: Device;
  readonly selected: Selection;
  readonly blocks: readonly PageBlock[];
  readonly view: CanvasView;
  readonly rights: CanvasPermissions;
  readonly work: CanvasInteraction;
}

/** Toolbar of the selected block, once the block is rendered. */
export function SelectedTools(props: SelectedToolsProps) {
  const { doc, device, selected, blocks, view, rights, work } = props;
  const body = useBody(doc);
  const nameOf = useBlockName();
  const { page, size, scroll } = view;
  const chosen = blocks.find(({ id }) => id === blockIdOf(selected));
  const rect = chosen && page.geometry.blocks.get(chosen.id);
  if (chosen === undefined || rect === undefined) return null;
  const { id } = chosen;
  const isPhone = device === 'phone';
  const canMove = (by: -1 | 1) => canStep(body, id, { device: isPhone ? 'phone' : 'desktop', by });
  return (
    <BlockTools
      blockId={id}
      name={nameOf(chosen.body)}
      rect={rect}
      scale={size.scale}
      scroll={scroll}
      height={size.height * size.scale}
      isPhone={isPhone}
      canEdit={page.frame?.canEdit(id) === true}
      mayArrange={rights.mayArrange}
      canMove={{ up: canMove(-1), down: canMove(1) }}
      actions={work.actions}
      onEdit={() => work.edit(id)}
      onHandle={(event) => work.drag.grip(event, id, 'move')}
    />
  );
}
