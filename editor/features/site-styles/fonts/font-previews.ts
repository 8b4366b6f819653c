import { createStore, type StoreApi } from 'zustand/vanilla';

export type PreviewState = 'loaded' | 'failed';

/** Loads previews of the fonts that are visible, a few at a time. */
export interface FontPreviews {
  readonly states: StoreApi<ReadonlyMap<string, PreviewState>>;
  /** Requests the preview of a font. The returned function withdraws the request if it was not sent yet. */
  request(name: string): () => void;
}

const MAX_RUNNING = 4;
/** When as many have failed and none was loaded, the host of the fonts is away: no more are requested. */
const MAX_FAILURES = 8;

/** `load` loads the preview of a font and adds it to the document. */
export function createFontPreviews(load: (name: string) => Promise<void>): FontPreviews {
  const states = createStore<ReadonlyMap<string, PreviewState>>(() => new Map());
  const waiting: string[] = [];
  const requested = new Set<string>();
  let running = 0;
  let failures = 0;

  function next(): void {
    while (running < MAX_RUNNING) {
      const name = waiting.shift();
      if (name === undefined) return;
      running += 1;
      const finish = (state: PreviewState) => {
        running -= 1;
        failures = state === 'loaded' ? Number.NEGATIVE_INFINITY : failures + 1;
        states.setState((before) => new Map([...before, [name, state]]), true);
        next();
      };
      const loading = failures < MAX_FAILURES ? load(name) : Promise.reject(new Error('The host is away'));
      loading.then(
        () => finish('loaded'),
        () => finish('failed'),
      );
    }
  }

  return {
    states,
    request: (name) => {
      if (requested.has(name)) return () => undefined;
      requested.add(name);
      waiting.push(name);
      next();
      return () => {
        const index = waiting.indexOf(name);
        if (index < 0) return;
        waiting.splice(index, 1);
        requested.delete(name);
      };
    },
  };
}

/** The family under which a preview is added to the document: no name of the dashboard's own fonts. */
export function previewFamily(name: string): string {
  return `Preview of ${name}`;
}

/** Adds a font to the document. Rejects if it is not a font. */
export async function addPreview(name: string, read: () => Promise<ArrayBuffer>): Promise<void> {
  const family = previewFamily(name);
  if ([...document.fonts].some((face) => face.family.replace(/^"|"$/g, '') === family)) return;
  document.fonts.add(await new FontFace(family, await read()).load());
}
