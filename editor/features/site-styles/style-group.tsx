import type { Tweak } from '../../../compiler/model/index.ts';
import { TweakRows } from './tweak-rows.tsx';
import { type StyledTheme, useResolvedStyles } from './use-resolved-styles.ts';

export interface StyleGroupProps {
  readonly theme: StyledTheme;
  readonly isShown: (tweak: Tweak) => boolean;
}

/** Some of the site styles, on another panel. */
export function StyleGroup({ theme, isShown }: StyleGroupProps) {
  const styles = useResolvedStyles(theme);
  return <TweakRows entries={styles.resolved.filter(({ tweak }) => isShown(tweak))} styles={styles} />;
}
