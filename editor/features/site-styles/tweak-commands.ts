import type { Bodies, Operation } from '../../../compiler/model/index.ts';
import { setValue } from '../../core/commands/set-value.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt, textAt, textsAt } from '../../core/model/json-access.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { webFontsAfter } from './fonts/web-fonts.ts';
import { t } from './strings.ts';

const DESIGN = ['design'] as const;

export interface SetTweak {
  readonly name: string;
  /** Undefined removes the site's own value. */
  readonly value: unknown;
  readonly label: string;
  /** Part of a drag or of typing. */
  readonly isGesture?: boolean;
  /** The entry of `webFonts` that the value needs: `Lora:400,700`. */
  readonly webFont?: string | undefined;
}

/** Sets the site's own value of a tweak, and loads the fonts that it needs. */
export function setTweak({ name, value, label, isGesture = false, webFont }: SetTweak): Command {
  return (bodies) => {
    const at = [...DESIGN, 'tweaks', name];
    const change = setValue({ doc: SETTINGS_KEY, at, value, label, isGesture })(bodies);
    const { [name]: _, ...others } = ownTweaks(bodies);
    const tweaks = value === undefined ? others : { ...others, [name]: value };
    return { ...change, ops: [...change.ops, ...webFontOperations(bodies, tweaks, webFont)] };
  };
}

/** Removes all values of the site: those of its preset or of the theme apply. */
export function resetTweaks(): Command {
  return (bodies) => ({
    label: t('step.resetStyles'),
    ops: [...clearTweaks(bodies), ...webFontOperations(bodies, {})],
  });
}

/** Chooses a preset by title, or none. The site's own values would hide those of the preset and are removed. */
export function choosePreset(title: string | undefined): Command {
  return (bodies) => {
    const label = t('step.choosePreset');
    const at = [...DESIGN, 'preset'];
    const { ops } = setValue({ doc: SETTINGS_KEY, at, value: title, label })(bodies);
    return { label, ops: [...ops, ...clearTweaks(bodies), ...webFontOperations(bodies, {})] };
  };
}

function ownTweaks(bodies: Bodies): Readonly<Record<string, unknown>> {
  return recordAt(bodies.get(SETTINGS_KEY), ...DESIGN, 'tweaks');
}

function clearTweaks(bodies: Bodies): readonly Operation[] {
  if (Object.keys(ownTweaks(bodies)).length === 0) return [];
  return [{ doc: SETTINGS_KEY, at: [...DESIGN, 'tweaks'], kind: 'set', value: {} }];
}

function webFontOperations(
  bodies: Bodies,
  tweaks: Readonly<Record<string, unknown>>,
  added?: string,
): readonly Operation[] {
  const webFonts = textsAt(bodies.get(SETTINGS_KEY), ...DESIGN, 'webFonts');
  const change = { before: familiesOf(ownTweaks(bodies)), after: familiesOf(tweaks), added };
  const value = webFontsAfter(webFonts, change);
  if (value.join('\n') === webFonts.join('\n')) return [];
  return [{ doc: SETTINGS_KEY, at: [...DESIGN, 'webFonts'], kind: 'set', value: [...value] }];
}

function familiesOf(tweaks: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(tweaks).map((value) => textAt(value, 'font-family'));
}
