import { type RefObject, useCallback, useContext, useRef, useState } from 'react';
import type { Diagnostic } from '../../../../../compiler/index.ts';
import type { Bodies, DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { assetOptions } from '../../../../core/preview/asset-options.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import { SiteAreasContext } from '../../hooks/site-areas.ts';
import { isArea } from '../../model/page-layout.ts';
import { type ChangedBlock, changedBlock } from './changed-block.ts';
import type { PageFrame } from './page-frame.ts';
import { type PageContent, useCompletePage } from './use-complete-page.ts';

export interface PageRendering {
  /**
   * Renders the differences since the last render and returns what was rendered. `isForced` always renders the page.
   */
  readonly render: (isForced: boolean) => 'page' | 'block' | undefined;
  /** Makes the next render a full one. */
  readonly invalidate: () => void;
  readonly diagnostics: readonly Diagnostic[];
  readonly content: PageContent;
}

export interface PageRenderingOptions {
  readonly frame: RefObject<PageFrame | undefined>;
  readonly engine: PageEngine | undefined;
  readonly doc: DocKey;
  readonly shownPage: DocKey | undefined;
  /** Called after the page or one block was rendered. */
  readonly onRendered: (blockId?: string) => void;
}

/** Renders the current state of the page into the iframe. */
export function usePageRendering({
  frame,
  engine,
  doc,
  shownPage,
  onRendered,
}: PageRenderingOptions): PageRendering {
  const { store } = useEditor();
  const { report } = useContext(SiteAreasContext);
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>([]);
  const [content, setContent] = useState<PageContent>(PAGE);
  const isComplete = useCompletePage(shownPage, setContent);
  const rendered = useRef<Bodies>(undefined);
  const invalidate = useCallback(() => {
    rendered.current = undefined;
  }, []);
  const render = useCallback(
    (isForced: boolean): 'page' | 'block' | undefined => {
      if (engine === undefined || frame.current === undefined || shownPage === undefined) return undefined;
      const started = performance.now();
      const { head } = store.states.getState();
      const target = { frame: frame.current, engine, doc, head };
      const changed =
        isForced || rendered.current === undefined ? undefined : changedBlock(rendered.current, head, doc);
      if (changed !== undefined && renderBlock(target, changed)) {
        rendered.current = head;
        onRendered(changed.id);
        measureSince(started);
        return 'block';
      }
      const errors = engine.update(head).filter(({ severity }) => severity === 'error');
      setDiagnostics((before) => (before.length === 0 && errors.length === 0 ? before : errors));
      rendered.current = undefined;
      const page = engine.page(shownPage);
      if (page === undefined) {
        setContent(NONE);
        return undefined;
      }
      if (!isComplete(page)) return undefined;
      report(page.shows.filter(isArea).map((area) => ({ doc: area, page: shownPage })));
      target.frame.show(page, assetOptions(head), isForced);
      setContent(PAGE);
      if (errors.length === 0) rendered.current = head;
      onRendered();
      measureSince(started);
      return 'page';
    },
    [frame, engine, doc, shownPage, store, onRendered, isComplete, report],
  );
  return { render, invalidate, diagnostics, content };
}

const PAGE: PageContent = { kind: 'page' };
const NONE: PageContent = { kind: 'none' };

/** Name of the performance measure from a document change to the updated page. */
export const RENDER_MEASURE = 'quoin:draw-page';

function measureSince(start: number): void {
  performance.measure(RENDER_MEASURE, { start, end: performance.now() });
}

interface RenderTarget {
  readonly frame: PageFrame;
  readonly engine: PageEngine;
  readonly doc: DocKey;
  readonly head: Bodies;
}

/** Renders a block without taking in the documents, whose cost depends on the size of the site. */
function renderBlock({ frame, engine, doc, head }: RenderTarget, { id, value }: ChangedBlock): boolean {
  const html = engine.block(doc, id, value);
  return html !== undefined && frame.showBlock(id, { html, style: engine.style() }, assetOptions(head));
}
