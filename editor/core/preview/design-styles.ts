import { type Bodies, valueAt } from '../../../compiler/model/index.ts';
import type { EditorThemeStylesRequest } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { SETTINGS_KEY } from '../model/documents.ts';
import { recordAt, textAt } from '../model/json-access.ts';
import { sameJson } from '../operations/changes/json-equal.ts';
import type { OpStore } from '../operations/store/op-store.ts';
import type { CanvasData } from './page-engine.ts';

/** What the style sheet of the theme depends on: the design of the site and the files that it names. */
export function designOf(bodies: Bodies): EditorThemeStylesRequest {
  const design = valueAt(bodies.get(SETTINGS_KEY), ['design']) ?? {};
  const ids = Object.values(recordAt(design, 'tweaks')).map((value) => textAt(value, 'imageId'));
  const files = ids.map((id) => [id, textAt(bodies.get(`asset:${id}`), 'filename')] as const);
  return { design, assets: Object.fromEntries(files.filter(([, filename]) => filename !== '')) };
}

export type StylesApi = Pick<EditorApi, 'theme' | 'themeStyles'>;

/** Loads the theme, styled with the design of the documents, which may differ from that of the last build. */
export async function loadStyledTheme(
  api: StylesApi,
  request: EditorThemeStylesRequest,
): Promise<CanvasData> {
  const data = (await api.theme()) as CanvasData;
  if (sameJson(data.design ?? {}, request.design)) return data;
  // An invalid design is reported in its fields; the page is shown with the last valid one.
  const styles = await api.themeStyles(request).catch(() => undefined);
  return styles === undefined ? data : { ...data, theme: { ...data.theme, css: styles.css } };
}

export interface DesignFollower {
  readonly api: Pick<StylesApi, 'themeStyles'>;
  readonly states: OpStore['states'];
  /** The design of the current style sheet. */
  readonly first: EditorThemeStylesRequest;
  readonly onStyles: (css: string) => void;
}

/**
 * Loads the style sheet whenever the design changes: one request at a time, so that a dragged slider shows as many values as the
 * server can compile and always the last one. Returns a function that stops it.
 */
export function followDesign({ api, states, first, onStyles }: DesignFollower): () => void {
  let shown = first;
  let isLoading = false;
  let isStopped = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      for (let next = designOf(states.getState().head); !isStopped && !sameJson(next, shown); ) {
        const styles = await api.themeStyles(next).catch(() => undefined);
        // Not requested again until the next change.
        shown = next;
        if (styles !== undefined && !isStopped) onStyles(styles.css);
        next = designOf(states.getState().head);
      }
    } finally {
      isLoading = false;
    }
  };
  const unsubscribe = states.subscribe((after, before) => {
    if (after.head.get(SETTINGS_KEY) !== before.head.get(SETTINGS_KEY)) void load();
  });
  void load();
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
