import { setValue } from '../../commands/set-value.ts';
import { useBody } from '../../hooks/documents/use-documents.ts';
import { useDraft } from '../../hooks/documents/use-draft.ts';
import { useRun } from '../../hooks/documents/use-run.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { recordAt, textAt } from '../../model/read.ts';
import type { ItemPart } from '../../parts/item/item-part.ts';
import { tContent } from '../../strings/screens/content.ts';

/** Who wrote it. An author without a name is none. */
export function AuthorField({ doc, isReadOnly = false }: ItemPart) {
  const body = useBody(doc);
  const run = useRun();
  const { text, onChange } = useDraft({
    stored: textAt(body, 'author', 'displayName'),
    commit: (displayName) => {
      const value = displayName === '' ? undefined : { ...recordAt(body, 'author'), displayName };
      run(setValue({ doc, at: ['author'], value, label: tContent('content.editAuthor'), isGesture: true }));
    },
  });
  return (
    <TextField label={tContent('content.author')} value={text} onChange={onChange} isReadOnly={isReadOnly} />
  );
}
