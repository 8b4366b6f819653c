import { useMemo } from 'react';
import { type ResolvedTweak, resolveTweaks, type Theme } from '../../../compiler/model/index.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import type { SiteFonts } from './controls/font-control.tsx';
import { familiesInTheme } from './fonts/font-family.ts';

export type StyledTheme = Pick<Theme, 'tweaks' | 'presets' | 'css'>;

export interface ResolvedStyles {
  readonly resolved: readonly ResolvedTweak[];
  /** The site's own values by name. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly preset: string | undefined;
  readonly kitId: string;
  readonly fonts: SiteFonts;
  readonly isReadOnly: boolean;
}

/** The values of all tweaks of the theme: of the site, of its preset, or of the theme. */
export function useResolvedStyles(theme: StyledTheme): ResolvedStyles {
  const design = recordAt(useBody(SETTINGS_KEY), 'design');
  const isReadOnly = !useMay()('settings.write');
  const own = recordAt(design, 'tweaks');
  const preset = textAt(design, 'preset') || undefined;
  const resolved = useMemo(
    () => resolveTweaks(theme, { tweaks: own as Parameters<typeof resolveTweaks>[1]['tweaks'], preset }),
    [theme, own, preset],
  );
  const kitId = textAt(design, 'typekitId');
  const fonts = useMemo(() => {
    const used = resolved.map(({ value }) => textAt(value, 'font-family')).filter((family) => family !== '');
    return { used, kitId, themed: familiesInTheme(theme.css) };
  }, [resolved, kitId, theme]);
  return { resolved, own, preset, kitId, fonts, isReadOnly };
}
