import { useMemo } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import type { Device } from '../../../core/shell/use-device.ts';
import type { BlockKind } from '../model/block-kinds.ts';
import type { Selection } from '../model/selection.ts';
import { t } from '../strings/pages-strings.ts';
import css from './canvas.module.css';
import type { CanvasInteraction } from './hooks/use-canvas-interaction.ts';
import type { CanvasPermissions } from './hooks/use-canvas-permissions.ts';
import type { CanvasView } from './hooks/use-canvas-view.ts';
import { AreaOutlines } from './overlay/area-outlines.tsx';
import { diagnosticsByBlock } from './overlay/diagnostics-by-block.ts';
import { EmptyPage } from './overlay/empty-page.tsx';
import { Overlay } from './overlay/overlay.tsx';
import { SelectedTools } from './overlay/selected-tools.tsx';

export interface StageProps {
  readonly doc: DocKey;
  /** The document of the page. */
  readonly name: string;
  readonly device: Device;
  readonly selected: Selection;
  readonly view: CanvasView;
  readonly rights: CanvasPermissions;
  readonly work: CanvasInteraction;
  readonly isWriting: boolean;
  readonly onSelect: (selected: Selection) => void;
  readonly onAddSection: () => void;
  /** Called after a block was added to an area. */
  readonly onAdded: (area: DocKey, blockId: string, kind: BlockKind) => void;
}

/** The page in its iframe, with the overlay above it. */
export function Stage(props: StageProps) {
  const { doc, name, selected, view, rights, work, isWriting, onSelect, onAdded } = props;
  const { page, size, scroll } = view;
  const errors = useMemo(() => diagnosticsByBlock(page.diagnostics, doc), [page.diagnostics, doc]);
  return (
    <div className={css.stage} style={{ width: size.width * size.scale, height: size.height * size.scale }}>
      <iframe
        ref={view.iframe}
        className={css.frame}
        title={t('canvas.frame', { name })}
        src={`${EDGE_PAGES.config}/_canvas`}
        // No scripts: the dashboard controls the page from outside.
        sandbox="allow-same-origin"
        tabIndex={-1}
        style={{ width: size.width, height: size.height, transform: `scale(${size.scale})` }}
        onLoad={view.onFrameLoad}
        data-hidden={page.content.kind !== 'page' || view.engine === undefined}
      />
      <Overlay
        doc={doc}
        geometry={page.geometry}
        scale={size.scale}
        scroll={scroll}
        selected={selected}
        hovered={work.hovered}
        areas={
          !isWriting && (
            <>
              <AreaOutlines
                areas={page.geometry.areas}
                scale={size.scale}
                edited={page.frame?.area}
                hovered={work.hoveredArea}
                mayEdit={rights.mayEdit}
                onFocus={(id) => page.frame?.scrollToArea(id)}
                onAdded={onAdded}
              />
              {page.geometry.empty && doc.startsWith('page:') && (
                <EmptyPage
                  rect={page.geometry.empty}
                  scale={size.scale}
                  onAdd={rights.mayEdit ? props.onAddSection : undefined}
                />
              )}
            </>
          )
        }
        drop={work.drag.rect}
        isEditing={isWriting}
        mayArrange={rights.mayDrag}
        errors={errors}
        onSelect={onSelect}
        onKey={work.onKey}
        onHandle={work.drag.grip}
      />
      {rights.mayEdit && !isWriting && !work.drag.isDragging && <SelectedTools {...props} />}
    </div>
  );
}
