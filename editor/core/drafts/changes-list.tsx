import type { DocKey } from '../../../compiler/model/index.ts';
import type { Difference } from '../operations/changes/differences.ts';
import { t } from '../strings/core-strings.ts';
import css from './changes-list.module.css';
import { pathLabel, valueLabel } from './describe-path.ts';

export interface ChangesListProps {
  readonly doc: DocKey;
  readonly body: unknown;
  readonly differences: readonly Difference[];
}

/** Lists changes with the old and new value of each field. */
export function ChangesList({ doc, body, differences }: ChangesListProps) {
  if (differences.length === 0) return <p>{t('dirty.none')}</p>;
  return (
    <ul className={css.list}>
      {differences.map(({ at, from, to }) => (
        <li key={at.join('/')} className={css.change}>
          <h3 className={css.place}>{pathLabel(doc, at, body)}</h3>
          <div className={css.values}>
            <div>
              <span className={css.name}>{t('dirty.before')}</span>
              <del className={css.before}>{from === undefined ? t('value.empty') : valueLabel(from)}</del>
            </div>
            <div>
              <span className={css.name}>{t('dirty.after')}</span>
              <ins className={css.after}>{valueLabel(to)}</ins>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
