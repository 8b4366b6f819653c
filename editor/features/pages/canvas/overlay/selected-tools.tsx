import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { recordAt } from '../../../../core/model/json-access.ts';
import type { Device } from '../../../../core/shell/use-device.ts';
import { canStep } from '../../block-commands/arrange-commands.ts';
import { useBlockName } from '../../hooks/use-block-name.ts';
import { layoutDeviceOf } from '../../model/page-layout.ts';
import { blockIdOf, type Selection } from '../../model/selection.ts';
import type { CanvasInteraction } from '../hooks/use-canvas-interaction.ts';
import type { CanvasPermissions } from '../hooks/use-canvas-permissions.ts';
import type { CanvasView } from '../hooks/use-canvas-view.ts';
import { BlockTools } from './block-tools.tsx';

export interface SelectedToolsProps {
  readonly doc: DocKey;
  readonly device: Device;
  readonly selected: Selection;
  readonly view: CanvasView;
  readonly rights: CanvasPermissions;
  readonly work: CanvasInteraction;
}

/** Toolbar of the selected block, once the block is rendered. */
export function SelectedTools(props: SelectedToolsProps) {
  const { doc, device, selected, view, rights, work } = props;
  const nameOf = useBlockName();
  const { page, size, scroll } = view;
  const id = blockIdOf(selected) ?? '';
  const isPhone = device === 'phone';
  const step = layoutDeviceOf(doc, device);
  const body = useOpState(({ head }) => recordAt(head.get(doc), 'blocks')[id]);
  const canGoUp = useOpState(({ head }) => canStep(head.get(doc), id, { device: step, by: -1 }));
  const canGoDown = useOpState(({ head }) => canStep(head.get(doc), id, { device: step, by: 1 }));
  const rect = page.geometry.blocks.get(id);
  if (body === undefined || rect === undefined) return null;
  return (
    <BlockTools
      blockId={id}
      name={nameOf(body)}
      rect={rect}
      scale={size.scale}
      scroll={scroll}
      height={size.height * size.scale}
      isPhone={isPhone}
      canEdit={page.frame?.canEdit(id) === true}
      mayArrange={rights.mayArrange}
      canMove={{ up: canGoUp, down: canGoDown }}
      actions={work.actions}
      onEdit={() => work.edit(id)}
      onHandle={(event) => work.drag.grip(event, id, 'move')}
    />
  );
}
