import { useBody } from '../../../core/hooks/use-documents.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { editLink, linkOf } from '../navigation/link-commands.ts';
import type { EntryRef } from '../navigation/navigation.ts';
import { t } from '../strings/new-page-strings.ts';
import { LinkEntryFields, useLinkEntry } from './link-entry-fields.tsx';

export interface EditLinkDialogProps {
  readonly entry: EntryRef;
  readonly onClose: () => void;
}

/** Changes the title and the URL of a link in a navigation. */
export function EditLinkDialog({ entry, onClose }: EditLinkDialogProps) {
  const run = useRun();
  const form = useLinkEntry(linkOf(useBody(entry.navigation), entry.entryId));
  const submit = () => {
    const link = form.submit();
    if (link === undefined) return;
    if (run(editLink(entry, link))) onClose();
  };
  return (
    <FormDialog
      title={t('pages.editLinkHeading')}
      submit={t('pages.saveLink')}
      onSubmit={submit}
      onClose={onClose}
    >
      <LinkEntryFields {...form} />
    </FormDialog>
  );
}
