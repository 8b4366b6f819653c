import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { useRunLoaded } from '../../../core/server/use-run-loaded.ts';
import { t } from '../strings/pages-strings.ts';
import { RenameDialog } from './rename-dialog.tsx';

export interface RenamePageProps {
  readonly doc: DocKey;
  readonly onClose: () => void;
}

/** Renames a page or collection, and its navigation title if it has one. */
export function RenamePage({ doc, onClose }: RenamePageProps) {
  const body = useBody(doc);
  const run = useRunLoaded();
  const rename = async (value: string) => {
    const label = t('step.renamePage');
    const isRenamed = await run(setValue({ doc, at: ['title'], value, label }));
    if (isRenamed && valueAt(body, ['navigationTitle']) !== undefined)
      await run(setValue({ doc, at: ['navigationTitle'], value, label }));
  };
  return (
    <RenameDialog name={titleOf(doc, body)} onClose={onClose} onRename={(value) => void rename(value)} />
  );
}
