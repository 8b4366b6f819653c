import { type CSSProperties, useEffect } from 'react';
import { useStore } from 'zustand';
import type { FontEntry } from './font-entries.ts';
import { type FontPreviews, type PreviewState, previewFamily } from './font-previews.ts';

export interface FontPreview {
  readonly state: PreviewState | undefined;
  /** Shows text in the font as soon as it is loaded. */
  readonly style: CSSProperties;
}

/** Loads the preview of a font while a component shows it. */
export function useFontPreview(entry: FontEntry | undefined, previews: FontPreviews): FontPreview {
  const name = entry?.preview === 'catalog' ? entry.name : undefined;
  const state = useStore(previews.states, (states) => (name === undefined ? undefined : states.get(name)));
  useEffect(() => (name === undefined ? undefined : previews.request(name)), [name, previews]);
  if (entry?.preview === 'device') return { state, style: { fontFamily: entry.family } };
  const isLoaded = name !== undefined && state === 'loaded';
  return { state, style: isLoaded ? { fontFamily: `"${previewFamily(name)}", var(--font)` } : {} };
}
