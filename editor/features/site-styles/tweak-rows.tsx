import css from './site-styles.module.css';
import { TweakRow } from './tweak-row.tsx';
import type { ResolvedStyles } from './use-resolved-styles.ts';

export interface TweakRowsProps {
  readonly entries: ResolvedStyles['resolved'];
  readonly styles: ResolvedStyles;
}

/** Site styles, one below the other. */
export function TweakRows({ entries, styles: { own, fonts, isReadOnly } }: TweakRowsProps) {
  return (
    <div className={css.group}>
      {entries.map((each) => (
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
