import { switchTheme, type ThemeTweaks, type UnusedPart, valueAt } from '../../../compiler/model/index.ts';
import { plural } from '../../printing/plural.ts';

export interface DesignSwitch {
  /** The previous theme, if it can be read. */
  readonly from: ThemeTweaks | undefined;
  /** The folder of the next theme. */
  readonly to: string;
  /** Name of the previous theme. */
  readonly name: string;
}

/** Describes which values of the design are stored with the previous theme, and which ones come back. */
export function designLines(settings: unknown, { from, to, name }: DesignSwitch): readonly string[] {
  const { otherThemes = {} } = switchTheme(settings, to);
  const previous = valueAt(settings, ['theme']);
  const stored = partsOf(valueAt(otherThemes, [String(previous), 'design']), from);
  const restored = partsOf(valueAt(settings, ['otherThemes', to, 'design']), undefined);
  return [
    ...(stored.length === 0 ? [] : [`kept with ${name}: ${stored.join(', ')}`]),
    ...(restored.length === 0 ? [] : [`restored from the last time: ${restored.join(', ')}`]),
  ];
}

function partsOf(design: unknown, theme: ThemeTweaks | undefined): readonly string[] {
  const preset = valueAt(design, ['preset']);
  const names = Object.keys(Object(valueAt(design, ['tweaks'])));
  const titles = names.map((name) => theme?.tweaks.find((tweak) => tweak.name === name)?.title ?? name);
  return [
    ...(typeof preset === 'string' ? [`preset ${preset}`] : []),
    ...(names.length === 0 ? [] : [`${plural(names.length, 'value')} of site styles (${titles.join(', ')})`]),
    ...(valueAt(design, ['customCss']) === undefined ? [] : ['custom CSS']),
  ];
}

const WORDS: Readonly<Record<UnusedPart['kind'], readonly [part: string, counted: string]>> = {
  layout: ['the layout', 'page'],
  template: ['the template', 'page'],
  'section-colors': ['the section colors', 'section'],
  area: ['the block field', 'block'],
  menu: ['the menu', 'link'],
};

/** Describes what the site uses and the next theme does not show. */
export function unusedLines(unused: readonly UnusedPart[], name: string): readonly string[] {
  return unused.map(({ kind, name: part, count }) => {
    const [what, counted] = WORDS[kind];
    return `not shown by ${name}: ${what} "${part}" (${plural(count, counted)})`;
  });
}
