import {
  type Bodies,
  ownValue,
  type Theme,
  type UnusedPart,
  unusedByTheme,
} from '../../../compiler/model/index.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import { t } from './strings.ts';

/** Something of the site that its theme does not use, in words. */
export interface KeptPart {
  readonly id: string;
  readonly title: string;
  readonly note: string;
}

export interface ThemeNames {
  /** The name of a theme by its folder. */
  nameOf(folder: string): string;
  /** The theme in a folder when it is loaded. */
  themeIn(folder: string): Theme | undefined;
}

/** The styles that the site has with the themes that it does not use. */
export function keptStyles(bodies: Bodies, { nameOf, themeIn }: ThemeNames): readonly KeptPart[] {
  return Object.entries(recordAt(bodies.get(SETTINGS_KEY), 'otherThemes')).flatMap(([folder, entry]) => {
    const design = recordAt(entry, 'design');
    const { tweaks = [] } = themeIn(folder) ?? {};
    const preset = textAt(design, 'preset');
    const parts = [
      ...(preset === '' ? [] : [t('kept.preset', { name: preset })]),
      ...Object.keys(recordAt(design, 'tweaks')).map(
        (name) => tweaks.find((tweak) => tweak.name === name)?.title ?? name,
      ),
      ...(textAt(design, 'customCss') === '' ? [] : [t('kept.css')]),
    ];
    const title = t('kept.styles', { name: nameOf(folder) });
    return parts.length === 0 ? [] : [{ id: `styles ${folder}`, title, note: parts.join(' · ') }];
  });
}

/**
 * What the documents of the site have and a theme does not show. `others` define color themes of sections, and how layouts, menus and
 * block fields are called.
 */
export function unusedParts(bodies: Bodies, theme: Theme, others: readonly Theme[]): readonly KeptPart[] {
  const documents = [...bodies].map(([key, body]) => ({ key, body }));
  const css = others.map((other) => other.css).join('\n');
  return unusedByTheme(documents, { theme, from: { css } }).map(({ kind, name, count }) => ({
    id: `${kind} ${name}`,
    title: t(`kept.${kind}`, { name: labelIn(others, kind, name) ?? name }),
    note: t(`kept.count.${kind}`, { count }),
  }));
}

/** What a theme calls a part that it has. */
function labelIn(themes: readonly Theme[], kind: UnusedPart['kind'], name: string): string | undefined {
  for (const { conf, tags } of themes) {
    const area = tags.find(
      (tag) => tag.kind === 'block-field' && tag.fieldId === name && tag.label !== undefined,
    );
    const labels = {
      layout: ownValue(conf.layouts, name)?.name,
      menu: conf.navigations.find((menu) => menu.name === name)?.title,
      area: area?.kind === 'block-field' ? area.label : undefined,
      template: undefined,
      'section-colors': undefined,
    };
    const label = labels[kind];
    if (label !== undefined) return label;
  }
  return undefined;
}
