import { type Bodies, designWith } from '../../../compiler/model/index.ts';
import type { EditorThemeStylesRequest } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { SETTINGS_KEY } from '../model/documents.ts';
import { recordAt, textAt } from '../model/json-access.ts';
import { sameJson } from '../operations/changes/json-equal.ts';
import type { OpStore } from '../operations/store/op-store.ts';
import type { CanvasData } from './page-engine.ts';

/** The folder of the theme that the site uses, as its settings name it. */
export function themeOf(bodies: Bodies): string {
  return textAt(bodies.get(SETTINGS_KEY), 'theme');
}

/**
 * What the style sheet of a theme depends on: the design that the site has, or would have, with it, and the files that it names.
 */
export function designOf(bodies: Bodies, theme = themeOf(bodies)): EditorThemeStylesRequest {
  const design = designWith(bodies.get(SETTINGS_KEY), theme);
  const ids = Object.values(recordAt(design, 'tweaks')).map((value) => textAt(value, 'imageId'));
  const files = ids.map((id) => [id, textAt(bodies.get(`asset:${id}`), 'filename')] as const);
  const assets = Object.fromEntries(files.filter(([, filename]) => filename !== ''));
  return { design, assets, ...(theme !== '' && { theme }) };
}

export type StylesApi = Pick<EditorApi, 'theme' | 'themeStyles'>;

/** Loads a theme of the site. The first request is for that of the last build, which usually is the one. */
export async function loadTheme(api: Pick<EditorApi, 'theme'>, folder: string): Promise<CanvasData> {
  const last = (await api.theme()) as CanvasData;
  const isOther = folder !== '' && last.folder !== undefined && last.folder !== folder;
  return isOther ? ((await api.theme(folder)) as CanvasData) : last;
}

/** Loads the theme, styled with the design of the documents, which may differ from that of the last build. */
export async function loadStyledTheme(
  api: StylesApi,
  request: EditorThemeStylesRequest,
): Promise<CanvasData> {
  const data = await loadTheme(api, request.theme ?? '');
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
      for (let next = designOf(states.getState().head); !isStopped && isOther(next, shown); ) {
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

/** Another design of the same theme. With another theme, the canvas opens again. */
function isOther(next: EditorThemeStylesRequest, shown: EditorThemeStylesRequest): boolean {
  return next.theme === shown.theme && !sameJson(next, shown);
}
