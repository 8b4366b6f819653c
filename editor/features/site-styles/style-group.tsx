import type { Tweak } from '../../../compiler/model/index.ts';
import css from './site-styles.module.css';
import { TweakRow } from './tweak-row.tsx';
import { type StyledTheme, useResolvedStyles } from './use-resolved-styles.ts';

export interface StyleGroupProps {
  readonly theme: StyledTheme;
  readonly isShown: (tweak: Tweak) => boolean;
}

/** Some of the site styles, on another panel. */
export function StyleGroup({ theme, isShown }: StyleGroupProps) {
  const { resolved, own, fonts, isReadOnly } = useResolvedStyles(theme);
  return (
    <div className={css.group}>
      {resolved
        .filter(({ tweak }) => isShown(tweak))
        .map((each) => (
          <TweakRow
            key={each.tweak.name}
            resolved={each}
            own={own[each.tweak.name]}
            fonts={fonts}
            isReadOnly={isReadOnly}
          />
        ))}
    </div>
  );
}
