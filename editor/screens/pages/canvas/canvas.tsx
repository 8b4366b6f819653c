import { type KeyboardEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/index.ts';
import { useAnnounce } from '../../../hooks/announcer.tsx';
import { failureText } from '../../../hooks/failure-text.ts';
import type { Device } from '../../../hooks/use-device.ts';
import { useBody } from '../../../hooks/use-documents.ts';
import { useMay } from '../../../hooks/use-may.ts';
import { EmptyState, ErrorState } from '../../../kit/feedback/message.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { idOf, titleOf } from '../../../model/documents.ts';
import { t } from '../../../strings.ts';
import { blockName } from '../model/block-kinds.ts';
import { blocksOf } from '../model/page-layout.ts';
import { TextToolbar } from '../text/text-toolbar.tsx';
import { BlockTools } from './block-tools.tsx';
import css from './canvas.module.css';
import { CanvasBar } from './canvas-bar.tsx';
import { frameSize } from './frame-size.ts';
import { Overlay } from './overlay.tsx';
import { problemsByBlock } from './problems.ts';
import { blockIdOf, type Selected } from './selection.ts';
import { useBlockDrag } from './use-block-drag.ts';
import { useBlockDeeds, useBlockKeys } from './use-block-keys.ts';
import { useElementSize } from './use-element-size.ts';
import { useFramePointer } from './use-frame-pointer.ts';
import { useFrameScroll } from './use-frame-scroll.ts';
import { usePageEngine } from './use-page-engine.ts';
import { usePageView } from './use-page-view.ts';
import { useTextEditing } from './use-text-editing.ts';

export interface CanvasProps {
  readonly doc: DocKey;
  readonly device: Device;
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
}

/** The page as visitors will see it, compiled here from what the documents say now, and worked on in place. */
export function Canvas({ doc, device, selected, onSelect }: CanvasProps) {
  const [engineState, retry] = usePageEngine();
  const engine = engineState.kind === 'ready' ? engineState.engine : undefined;
  const iframe = useRef<HTMLIFrameElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const page = useBody(doc);
  const name = titleOf(doc, page);
  const may = useMay();
  const announce = useAnnounce();
  const [hovered, setHovered] = useState<string>();
  const layoutDevice = device === 'phone' ? 'phone' : 'desktop';

  const wellSize = useElementSize(well);
  const size = frameSize(device, wellSize);
  const view = usePageView(iframe, { engine, doc, isLoaded });
  const { frame, places } = view;
  const scroll = useFrameScroll(frame);

  const blockId = blockIdOf(selected);
  const blocks = useMemo(() => blocksOf(page), [page]);
  const mayWrite = may('pages.write');
  const mayArrange = mayWrite && wellSize.width >= NARROWEST_ARRANGED;
  const select = useCallback(
    (next: Selected) => {
      onSelect(next);
      if (next?.kind === 'block') frame?.block(next.id)?.scrollIntoView({ block: 'nearest' });
    },
    [onSelect, frame],
  );
  const focusSelected = useCallback(() => {
    well.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, []);
  const text = useTextEditing({ doc, view, engine, onLeft: () => requestAnimationFrame(focusSelected) });
  const deeds = useBlockDeeds({
    doc,
    device: layoutDevice,
    onSelect: (id) => select(id === undefined ? undefined : { kind: 'block', id }),
  });
  const pressKey = useBlockKeys();
  const drag = useBlockDrag({
    doc,
    device: layoutDevice,
    view,
    size,
    iframe,
    isAllowed: mayArrange && device !== 'phone',
  });
  const edit = (id: string) => {
    const element = frame?.block(id);
    if (mayWrite && element !== undefined) text.open(element);
  };
  useFramePointer(frame, {
    onHover: setHovered,
    onSelect: (next) => {
      select(next);
      const block = blockIdOf(next);
      // The keys are for what was chosen, wherever they went before.
      if (block === undefined) blurActive();
      else well.current?.querySelector<HTMLElement>(blockSelector(block))?.focus({ preventScroll: true });
      const body = blocks.find(({ id }) => id === block)?.body;
      if (body !== undefined) announce(t('canvas.selected', { name: blockName(body) }));
    },
    onEdit: (element) => mayWrite && text.open(element),
    onLeaveText: text.close,
    onDragStart: (id, from) => {
      select({ kind: 'block', id });
      return drag.start(id, 'move', from);
    },
    onDragMove: drag.moveTo,
    onDragEnd: drag.end,
  });
  const problems = useMemo(() => problemsByBlock(view.problems, idOf(doc)), [view.problems, doc]);
  const chosen = blocks.find(({ id }) => id === blockId);
  const rect = blockId === undefined ? undefined : places.blocks.get(blockId);
  const onKey = (event: KeyboardEvent, id: string) =>
    pressKey(event, {
      blockId: id,
      device: layoutDevice,
      deeds: mayArrange ? deeds : { ...deeds, nudge: nothing, resize: nothing, stepSection: nothing },
      onEdit: () => edit(id),
      onLeave: () => select({ kind: 'section', id: sectionOfBlock(blocks, id) }),
    });
  const { close, session, kind, version, isLinkOpen, setLinkOpen } = text;
  // Drawn when it looks different, and not with every word that is stored.
  const toolbar = useMemo(
    () =>
      session && (
        <TextToolbar
          session={session}
          kind={kind}
          version={version}
          isLinkOpen={isLinkOpen}
          onLinkOpen={setLinkOpen}
          onDone={() => {
            close();
            requestAnimationFrame(focusSelected);
          }}
        />
      ),
    [session, kind, version, isLinkOpen, setLinkOpen, close, focusSelected],
  );
  return (
    <section className={css.canvas} aria-label={t('canvas.label', { name })} data-canvas="">
      {toolbar ?? (
        <CanvasBar
          doc={doc}
          places={places}
          selected={selected}
          onSelect={select}
          problems={view.problems}
          width={size.width}
          mayWrite={mayWrite}
          mayArrange={mayArrange}
        />
      )}
      <p id="canvas-help" className={css.hidden}>
        {t('canvas.help')}
      </p>
      <div className={css.well} ref={well}>
        <div
          className={css.stage}
          style={{ width: size.width * size.scale, height: size.height * size.scale }}
        >
          <iframe
            ref={iframe}
            className={css.frame}
            title={t('canvas.frame', { name })}
            src={`${EDGE_PAGES.config}/_canvas`}
            // No scripts: what the page does here, the dashboard does from outside.
            sandbox="allow-same-origin"
            tabIndex={-1}
            style={{ width: size.width, height: size.height, transform: `scale(${size.scale})` }}
            onLoad={() => setLoaded(true)}
            data-hidden={!view.hasPage || engine === undefined}
          />
          <Overlay
            places={places}
            scale={size.scale}
            scroll={scroll}
            blocks={blocks}
            selected={selected}
            hovered={hovered}
            drop={drag.rect}
            isEditing={text.session !== undefined}
            mayArrange={mayArrange && device !== 'phone'}
            problemBlocks={problems}
            onSelect={select}
            onKey={onKey}
            onGrip={(event: PointerEvent, id, grip) => drag.grip(event, id, grip)}
          />
          {chosen !== undefined &&
            rect !== undefined &&
            mayWrite &&
            text.session === undefined &&
            !drag.isDragging && (
              <BlockTools
                blockId={chosen.id}
                name={blockName(chosen.body)}
                rect={rect}
                scale={size.scale}
                scroll={scroll}
                height={size.height * size.scale}
                isPhone={device === 'phone'}
                canEdit={
                  frame?.editable(frame.block(chosen.id) ?? frame.document.body) !== undefined &&
                  frame?.block(chosen.id)?.matches('[data-edit], :has([data-edit])') === true
                }
                mayArrange={mayArrange}
                deeds={deeds}
                onEdit={() => edit(chosen.id)}
                onGrip={(event) => drag.grip(event, chosen.id, 'move')}
              />
            )}
        </div>
        {engineState.kind === 'loading' && (
          <div className={css.over}>
            <Skeleton />
          </div>
        )}
        {engineState.kind === 'failed' && (
          <div className={css.over}>
            <ErrorState title={t('canvas.themeFailed')} onRetry={retry}>
              {failureText(engineState.error)}
            </ErrorState>
          </div>
        )}
        {engine !== undefined && !view.hasPage && (
          <div className={css.over}>
            <EmptyState title={t('canvas.noPage')}>
              {view.problems[0]?.message ?? t('canvas.noPageHelp')}
            </EmptyState>
          </div>
        )}
      </div>
    </section>
  );
}

function blockSelector(id: string): string {
  return `[data-block="${CSS.escape(id)}"]`;
}

function blurActive(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Where blocks are not arranged, their keys of arranging do nothing. */
function nothing(): void {}

/** Narrower than this, blocks are looked at and their texts edited, and not arranged. */
const NARROWEST_ARRANGED = 420;

function sectionOfBlock(
  blocks: readonly { readonly id: string; readonly section: string }[],
  id: string,
): string {
  return blocks.find((block) => block.id === id)?.section ?? '';
}
