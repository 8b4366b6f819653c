import type { Tweak } from '../../../compiler/model/index.ts';
import { t } from './strings.ts';

/** The name of a tweak below that of its category. Some titles are class names: `tweak-blog-show-date`. */
export function tweakName({ label, title }: Tweak): string {
  const name = label ?? title;
  if (/\s/.test(name) || !/[-_]/.test(name)) return name;
  const words = name.replace(/^tweak[-_]/, '').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface TweakGroup<Entry> {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The tweaks by category, in the order of the theme; those without one come last. */
export function groupTweaks<Entry extends { readonly tweak: Tweak }>(
  all: readonly Entry[],
): readonly TweakGroup<Entry>[] {
  const groups = new Map<string | undefined, Entry[]>();
  for (const entry of all) {
    const category = entry.tweak.category || undefined;
    groups.set(category, [...(groups.get(category) ?? []), entry]);
  }
  const named = [...groups].filter(([name]) => name !== undefined);
  const others = groups.get(undefined);
  const last = others === undefined ? [] : [[undefined, others] as const];
  return [...named, ...last].map(([name = t('styles.other'), entries]) => ({ name, entries }));
}
