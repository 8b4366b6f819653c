import { suggestName } from '../../diagnostics/suggest-name.ts';
import type { Design } from '../documents/design.ts';
import { ownValue } from '../own-value.ts';
import type { Preset, Tweak } from './tweak.ts';
import { readTweakValue, type TweakValue } from './tweak-value.ts';

/** The part of a theme that the design of a site refers to. */
export interface ThemeTweaks {
  readonly tweaks: readonly Tweak[];
  readonly presets: readonly Preset[];
}

/** A tweak and the value that applies. */
export interface ResolvedTweak {
  readonly tweak: Tweak;
  readonly value: TweakValue;
  /** Where the value is from. */
  readonly from: 'theme' | 'preset' | 'site';
}

/** A value of the site that does not apply. */
export interface DesignProblem {
  readonly code: 'site/unknown-tweak' | 'site/invalid-tweak' | 'site/unknown-preset';
  /** In `design`. */
  readonly path: readonly string[];
  readonly message: string;
  readonly hint: string;
}

/**
 * Returns all tweaks of a theme in its order, each with the value that applies: the site's own, otherwise that of the preset
 * that the site names, otherwise the theme's. This is also the list for a style editor.
 */
export function resolveTweaks(
  { tweaks, presets }: ThemeTweaks,
  design: Pick<Design, 'preset' | 'tweaks'>,
): readonly ResolvedTweak[] {
  const preset = design.preset === undefined ? undefined : presetNamed(design.preset, presets);
  return tweaks.map((tweak) => {
    const own = validValue(tweak, design.tweaks);
    if (own !== undefined) return { tweak, value: withDefault(own, tweak), from: 'site' };
    const saved = validValue(tweak, preset?.tweaks ?? {});
    if (saved !== undefined) return { tweak, value: withDefault(saved, tweak), from: 'preset' };
    return { tweak, value: tweak.default, from: 'theme' };
  });
}

/** Returns the preset with this title or file name. */
export function presetNamed(name: string, presets: readonly Preset[]): Preset | undefined {
  return (
    presets.find((preset) => preset.title === name) ??
    presets.find((preset) => preset.name === name || `${preset.name}.preset` === name)
  );
}

/** Returns the values of a site that do not apply, because the theme has no such tweak or the value is out of range. */
export function designProblems(
  { tweaks, presets }: ThemeTweaks,
  design: Pick<Design, 'preset' | 'tweaks'>,
): readonly DesignProblem[] {
  const problems: DesignProblem[] = [];
  if (design.preset !== undefined && presetNamed(design.preset, presets) === undefined) {
    const titles = presets.map(({ title }) => title);
    const close = suggestName(design.preset, titles);
    problems.push({
      code: 'site/unknown-preset',
      path: ['preset'],
      message: `The theme has no preset "${design.preset}"`,
      hint: close === undefined ? knownNames('presets', titles) : `did you mean "${close}"?`,
    });
  }
  for (const [name, raw] of Object.entries(design.tweaks)) {
    const tweak = tweaks.find((each) => each.name === name);
    const problem = tweak === undefined ? unknownTweak(name, tweaks) : invalidTweak(tweak, raw);
    if (problem !== undefined) problems.push(problem);
  }
  return problems;
}

function unknownTweak(name: string, tweaks: readonly Tweak[]): DesignProblem {
  const byTitle = tweaks.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  const close =
    byTitle?.name ??
    suggestName(
      name.replace(/^[@.]/, ''),
      tweaks.map((tweak) => tweak.name),
    );
  return {
    code: 'site/unknown-tweak',
    path: ['tweaks', name],
    message: `The theme has no tweak "${name}"`,
    hint: close === undefined ? 'quoin theme lists its tweaks' : `did you mean "${close}"?`,
  };
}

function invalidTweak(tweak: Tweak, raw: unknown): DesignProblem | undefined {
  const read = readTweakValue(tweak, raw);
  if ('value' in read) return undefined;
  return {
    code: 'site/invalid-tweak',
    path: ['tweaks', tweak.name],
    message: `The tweak "${tweak.title}" ${read.problem}`,
    hint: read.hint ?? 'this value is ignored',
  };
}

function validValue(tweak: Tweak, values: Readonly<Record<string, unknown>>): TweakValue | undefined {
  const raw = ownValue(values, tweak.name);
  const read = raw === undefined ? undefined : readTweakValue(tweak, raw);
  return read !== undefined && 'value' in read ? read.value : undefined;
}

/** What a font or an image does not set, it has from the theme. */
function withDefault(value: TweakValue, tweak: Tweak): TweakValue {
  return typeof value === 'object' && typeof tweak.default === 'object'
    ? { ...tweak.default, ...value }
    : value;
}

function knownNames(what: string, names: readonly string[]): string {
  return names.length === 0 ? `it has no ${what}` : `its ${what}: ${names.join(', ')}`;
}
