import { useState } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorDiagnostic } from '../../../formatters/vocabulary/api/editor/publishing.ts';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { screenOf, titleOf } from '../../core/model/documents.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import css from './publish-dialog.module.css';
import { t } from './strings.ts';
import { stripFileHints } from './strip-file-hints.ts';

export interface DiagnosticListProps {
  readonly diagnostics: readonly EditorDiagnostic[];
  /** Others are not listed. */
  readonly severity: 'error' | 'warning';
  /** Opens the screen where the diagnostic can be fixed. */
  readonly onOpen: (href: string) => void;
}

/** Rows shown before "Show more": a theme can have a warning for each of its files. */
const INITIAL_COUNT = 6;

/** Errors or warnings of the build, with location and hint. */
export function DiagnosticList({ diagnostics, severity, onOpen }: DiagnosticListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const listed = ofSeverity(diagnostics, severity);
  if (listed.length === 0) return null;
  const shown = isExpanded ? listed : listed.slice(0, INITIAL_COUNT);
  return (
    <div className={css.diagnostics}>
      <ul aria-label={t(`publish.list.${severity}`, { count: listed.length })}>
        {shown.map((diagnostic) => {
          const { code, location, message } = diagnostic;
          const key = `${code}-${location?.file}-${location?.line}-${location?.column}-${message}`;
          return <DiagnosticItem key={key} diagnostic={diagnostic} onOpen={onOpen} />;
        })}
      </ul>
      {shown.length < listed.length && (
        <Button isSmall onPress={() => setExpanded(true)}>
          {t('kit.showMore')}
        </Button>
      )}
    </div>
  );
}

interface DiagnosticItemProps {
  readonly diagnostic: EditorDiagnostic;
  readonly onOpen: (href: string) => void;
}

function DiagnosticItem({ diagnostic: { severity, message, hint, location }, onOpen }: DiagnosticItemProps) {
  const bodies = useBodies();
  const key = location?.key as DocKey | undefined;
  const body = key === undefined ? undefined : bodies.get(key);
  const href = key === undefined || body === undefined ? undefined : screenOf(key, body);
  return (
    <li className={css.diagnostic}>
      {severity === 'error' ? (
        <StatusPill tone="bad">{t('publish.error')}</StatusPill>
      ) : (
        <StatusPill tone="warn">{t('publish.warning')}</StatusPill>
      )}
      <span className={css.text}>
        {message}
        {hint !== undefined && (
          <span className={css.note}>{href === undefined ? hint : stripFileHints(hint)}</span>
        )}
        {location !== undefined && href === undefined && (
          <span className={css.location}>
            {t('publish.location', { file: location.file, line: location.line })}
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
}

export function ofSeverity(
  diagnostics: readonly EditorDiagnostic[],
  severity: EditorDiagnostic['severity'],
): readonly EditorDiagnostic[] {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity);
}
