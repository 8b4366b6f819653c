import { setValue } from '../../core/commands/set-value.ts';
import { useDraft } from '../../core/fields/use-draft.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import type { ItemPart } from '../../core/item-editor/item-editor-props.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { t } from './strings.ts';

/** The author of the post. An empty name removes the author. */
export function AuthorField({ doc, isReadOnly = false }: ItemPart) {
  const body = useBody(doc);
  const run = useRun();
  const { text, onChange } = useDraft({
    stored: textAt(body, 'author', 'displayName'),
    commit: (displayName) => {
      const value = displayName === '' ? undefined : { ...recordAt(body, 'author'), displayName };
      run(setValue({ doc, at: ['author'], value, label: t('content.editAuthor'), isGesture: true }));
    },
  });
  return <TextField label={t('content.author')} value={text} onChange={onChange} isReadOnly={isReadOnly} />;
}
