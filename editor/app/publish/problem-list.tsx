import type { EditorProblem } from '../../../formatters/vocabulary/index.ts';
import { t } from '../../strings.ts';
import css from './publish-dialog.module.css';

/** What the build says about the site, with where and what to do. */
export function ProblemList({ problems }: { readonly problems: readonly EditorProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems} aria-label={t('publish.problems', { count: problems.length })}>
      {problems.map(({ code, message, hint, place }) => (
        <li key={`${code}-${place?.file}-${place?.line}-${message}`}>
          {message}
          {hint !== undefined && <span className={css.note}>{hint}</span>}
          {place !== undefined && (
            <span className={css.place}>{t('publish.place', { file: place.file, line: place.line })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
