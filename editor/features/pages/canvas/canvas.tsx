import { useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import type { Device } from '../../../core/shell/use-device.ts';
import { useDocumentName } from '../hooks/site-areas.ts';
import type { BlockKind } from '../model/block-kinds.ts';
import type { Selection } from '../model/selection.ts';
import { t } from '../strings/pages-strings.ts';
import css from './canvas.module.css';
import { CanvasPlaceholder } from './canvas-placeholder.tsx';
import { useCanvasInteraction } from './hooks/use-canvas-interaction.ts';
import { useCanvasPermissions } from './hooks/use-canvas-permissions.ts';
import { useCanvasSelection } from './hooks/use-canvas-selection.ts';
import { useCanvasView } from './hooks/use-canvas-view.ts';
import { useFocusNewBlock } from './hooks/use-focus-new-block.ts';
import { useScrollToSelection } from './hooks/use-scroll-to-selection.ts';
import { Stage } from './stage.tsx';
import { useTextEditing } from './text-editing/use-text-editing.ts';
import { useTextTools } from './text-editing/use-text-tools.tsx';
import { CanvasToolbar } from './toolbar/canvas-toolbar.tsx';

export interface OpenOptions {
  /** The page to show with an area. */
  readonly page?: DocKey | undefined;
  readonly selected?: Selection;
}

export interface CanvasProps {
  /** The edited document: a page, a collection, or an area of the theme. */
  readonly doc: DocKey;
  /** The page to show with an area. */
  readonly preferredPage: DocKey | undefined;
  readonly device: Device;
  readonly selected: Selection;
  readonly onSelect: (selected: Selection) => void;
  /** Edits another document of the shown page: an area, or the page. */
  readonly onOpen: (doc: DocKey, options: OpenOptions) => void;
}

/** The page as visitors will see it, compiled in the browser from the current documents and edited in place. */
export function Canvas({ doc, preferredPage, device, selected, onSelect, onOpen }: CanvasProps) {
  const name = useDocumentName(doc);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const view = useCanvasView({ doc, preferredPage, device });
  const { page, engine, viewport: well, size } = view;
  const rights = useCanvasPermissions(device, view.viewportWidth);
  const selection = useCanvasSelection({ doc, onSelect, frame: page.frame, viewport: well });
  useScrollToSelection(page.frame, page.geometry, selected);
  const text = useTextEditing({ doc, view: page, engine, onLeave: selection.focusSelected });
  const tools = useTextTools(text, selection.focusSelected);
  const { shownPage } = view;
  const open = (next: DocKey, nextSelected?: Selection) =>
    onOpen(next, { page: shownPage, selected: nextSelected });
  const work = useCanvasInteraction({
    doc,
    device,
    view,
    permissions: rights,
    selection,
    text,
    onOpen: open,
  });
  const begin = useFocusNewBlock({ shownPage, captureFor: text.captureFor, openText: work.editNew });
  const onAdded = (to: DocKey, id: string, kind: BlockKind) => {
    const added = { kind: 'block', id } as const;
    if (to === doc) selection.select(added);
    else open(to, added);
    begin(id, kind === 'text');
  };
  return (
    <section className={css.canvas} aria-label={t('canvas.label', { name })} data-canvas="">
      {tools ?? (
        <CanvasToolbar
          doc={doc}
          engine={engine}
          geometry={page.geometry}
          selected={selected}
          onSelect={selection.select}
          onAdded={(id, kind) => onAdded(doc, id, kind)}
          isLibraryOpen={isLibraryOpen}
          onLibrary={setLibraryOpen}
          shownPage={shownPage}
          onOpen={open}
          diagnostics={page.diagnostics}
          width={size.width}
          mayWrite={rights.mayEdit}
          mayArrange={rights.mayArrange}
        />
      )}
      <p id="canvas-help" className="visually-hidden">
        {t('canvas.help')}
      </p>
      <div className={css.well} ref={well}>
        {/* Changes of its width are animated, so it must not start without one. */}
        {view.viewportWidth > 0 && (
          <Stage
            doc={doc}
            name={name}
            device={device}
            selected={selected}
            view={view}
            rights={rights}
            work={work}
            isWriting={text.session !== undefined}
            onSelect={selection.select}
            onAdded={onAdded}
            onAddSection={() => setLibraryOpen(true)}
          />
        )}
        <CanvasPlaceholder view={view} />
      </div>
    </section>
  );
}
