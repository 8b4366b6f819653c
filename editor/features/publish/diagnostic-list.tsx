import { useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorDiagnostic } from '../../../formatters/vocabulary/api/editor.ts';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { screenOf, titleOf } from '../../core/model/documents.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import css from './publish-dialog.module.css';
import { t } from './strings.ts';
import { withoutFileWords } from './strip-file-hints.ts';

export interface ProblemListProps {
  readonly problems: readonly EditorDiagnostic[];
  /** Goes to the screen where it can be repaired. */
  readonly onOpen: (href: string) => void;
}

/** So many are shown at first: a theme can have a warning for each of its files. */
const SHOWN = 6;

/** What the build says about the site: errors, which stop it, before warnings, which do not; with where and what to do. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  const [isWhole, setWhole] = useState(false);
  const sorted = [...ofSeverity(problems, 'error'), ...ofSeverity(problems, 'warning')];
  if (sorted.length === 0) return null;
  const shown = isWhole ? sorted : sorted.slice(0, SHOWN);
  return (
    <div className={css.problems}>
      <ul aria-label={t('publish.issues', { count: sorted.length })}>
        {shown.map((problem) => {
          const { code, place, message } = problem;
          const key = `${code}-${place?.file}-${place?.line}-${place?.column}-${message}`;
          return <Problem key={key} problem={problem} onOpen={onOpen} />;
        })}
      </ul>
      {shown.length < sorted.length && (
        <Button isSmall onPress={() => setWhole(true)}>
          {t('kit.showMore')}
        </Button>
      )}
    </div>
  );
}

interface ProblemProps {
  readonly problem: EditorDiagnostic;
  readonly onOpen: (href: string) => void;
}

function Problem({ problem: { severity, message, hint, place }, onOpen }: ProblemProps) {
  const bodies = useBodies();
  const key = place?.key as DocKey | undefined;
  const body = key === undefined ? undefined : bodies.get(key);
  const href = key === undefined || body === undefined ? undefined : screenOf(key, body);
  return (
    <li className={css.problem}>
      {severity === 'error' ? (
        <StatusPill tone="bad">{t('publish.error')}</StatusPill>
      ) : (
        <StatusPill tone="warn">{t('publish.warning')}</StatusPill>
      )}
      <span className={css.text}>
        {message}
        {hint !== undefined && (
          <span className={css.note}>{href === undefined ? hint : withoutFileWords(hint)}</span>
        )}
        {place !== undefined && href === undefined && (
          <span className={css.place}>{t('publish.location', { file: place.file, line: place.line })}</span>
        )}
      </span>
      {key !== undefined && href !== undefined && (
        <Button isSmall onPress={() => onOpen(href)}>
          {t('publish.openNamed', { title: titleOf(key, body) })}
        </Button>
      )}
    </li>
  );
}

export function ofSeverity(
  problems: readonly EditorDiagnostic[],
  severity: EditorDiagnostic['severity'],
): readonly EditorDiagnostic[] {
  return problems.filter((problem) => problem.severity === severity);
}
