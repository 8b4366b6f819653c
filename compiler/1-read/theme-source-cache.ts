import type { Source, ThemeSources } from './read-site.ts';

/** Replaces the sources of a theme by those of the previous call while they are equal, because results are kept by object. */
export function createThemeSourceCache(): (theme: ThemeSources) => ThemeSources {
  let last: ThemeSources | undefined;
  return (theme) => {
    if (last === undefined || !areEqual(last, theme)) last = theme;
    return last;
  };
}

function areEqual(one: ThemeSources, other: ThemeSources): boolean {
  return (
    one.file === other.file &&
    one.near === other.near &&
    one.isOther === other.isOther &&
    haveSame(one.sources, other.sources, isSameSource) &&
    haveSame(one.files, other.files, (file, { path, size }) => file.path === path && file.size === size) &&
    haveSame(one.scripts ?? [], other.scripts ?? [], isSameSource)
  );
}

function isSameSource(one: Source, { path, file, text, brokenAt }: Source): boolean {
  return one.path === path && one.file === file && one.text === text && one.brokenAt === brokenAt;
}

function haveSame<Value>(
  one: readonly Value[],
  other: readonly Value[],
  isSame: (one: Value, other: Value) => boolean,
): boolean {
  if (one.length !== other.length) return false;
  return one.every((value, index) => isSame(value, other[index] as Value));
}
