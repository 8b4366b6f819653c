/** The selection on the canvas. */
export type Selection =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string }
  | undefined;

export function isSelected(selected: Selection, kind: 'block' | 'section', id: string): boolean {
  return selected?.kind === kind && selected.id === id;
}

export function blockIdOf(selected: Selection): string | undefined {
  return selected?.kind === 'block' ? selected.id : undefined;
}

export function sectionIdOf(selected: Selection): string | undefined {
  return selected?.kind === 'section' ? selected.id : undefined;
}
