import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorProblem } from '../../../formatters/vocabulary/index.ts';
import { useBodies } from '../../hooks/documents/use-documents.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { screenOf, titleOf } from '../../model/documents/documents.ts';
import { t } from '../../strings.ts';
import css from './publish-dialog.module.css';

export interface ProblemListProps {
  readonly problems: readonly EditorProblem[];
  /** Goes to the screen where it can be repaired. */
  readonly onOpen: (href: string) => void;
}

/** What the build says about the site, with where and what to do. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  const bodies = useBodies();
  if (problems.length === 0) return null;
  return (
    <ul className={css.problems} aria-label={t('publish.problems', { count: problems.length })}>
      {problems.map(({ code, message, hint, place }) => {
        const key = place?.key as DocKey | undefined;
        const body = key === undefined ? undefined : bodies.get(key);
        const href = key === undefined || body === undefined ? undefined : screenOf(key, body);
        return (
          <li key={`${code}-${place?.file}-${place?.line}-${message}`} className={css.problem}>
            <span>
              {message}
              {hint !== undefined && <span className={css.note}>{hint}</span>}
              {place !== undefined && (
                <span className={css.place}>
                  {t('publish.place', { file: place.file, line: place.line })}
                </span>
              )}
            </span>
            {key !== undefined && href !== undefined && (
              <Button isSmall onPress={() => onOpen(href)}>
                {t('publish.openNamed', { title: titleOf(key, body) })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
