import type { DocKey } from '../../../compiler/model/index.ts';
import type { EditorChange } from '../../../formatters/vocabulary/api/editor/changes.ts';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { kindOf, screenOf, titleOf } from '../../core/model/documents.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { toPastTense } from './past-tense.ts';
import css from './publish-dialog.module.css';
import { t } from './strings.ts';

export interface ChangeRowsProps {
  readonly changes: readonly EditorChange[];
  /** Keys of changes that are not published. */
  readonly excluded: ReadonlySet<string>;
  readonly onExclude: (keys: ReadonlySet<string>) => void;
  readonly isAllowed: (change: EditorChange) => boolean;
  readonly onOpen: (href: string) => void;
}

const TONES: Readonly<Record<EditorChange['kind'], Tone>> = { new: 'ok', changed: 'quiet', deleted: 'bad' };

/** The changes to publish, by document. */
export function ChangeRows({ changes, excluded, onExclude, isAllowed, onOpen }: ChangeRowsProps) {
  const bodies = useBodies();
  return (
    <ul className={css.rows} aria-label={t('publish.changes')}>
      {changes.map((change) => {
        const key = change.key as DocKey;
        const body = bodies.get(key);
        const title = body === undefined ? (change.title ?? change.key) : titleOf(key, body);
        const kind = kindOf(key, body);
        const href = body === undefined ? undefined : screenOf(key, body);
        const mayPublish = isAllowed(change);
        return (
          <li key={change.key} className={css.row}>
            <Checkbox
              aria-label={title}
              isDisabled={!mayPublish}
              isSelected={mayPublish && !excluded.has(change.key)}
              onChange={(isChosen) => onExclude(withKey(excluded, change.key, !isChosen))}
            />
            <span>
              <span className={css.title}>{title}</span>
              <span className={css.note}>
                {[
                  ...(kind === title ? [] : [kind]),
                  ...(mayPublish ? change.labels.map(toPastTense) : [t('publish.forbidden')]),
                ].join(' · ')}
              </span>
            </span>
            <span>
              {href === undefined ? (
                <StatusPill tone={TONES[change.kind]}>{t(`publish.kind.${change.kind}`)}</StatusPill>
              ) : (
                <>
                  <StatusPill tone={TONES[change.kind]}>{t(`publish.kind.${change.kind}`)}</StatusPill>
                  <Button
                    variant="quiet"
                    isSmall
                    aria-label={`${t('publish.open')} ${title}`}
                    onPress={() => onOpen(href)}
                  >
                    {t('publish.open')}
                  </Button>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function withKey(keys: ReadonlySet<string>, key: string, isIncluded: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIncluded) next.add(key);
  else next.delete(key);
  return next;
}
