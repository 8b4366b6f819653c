import { useState } from 'react';
import { createDocument } from '../../core/commands/create-document.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import type { FoundDocument } from '../../core/model/documents.ts';
import { hasEvents } from '../../core/model/events.ts';
import { newDocumentId } from '../../core/model/new-id.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { newEvent, newItem } from '../../core/store/new-documents.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { t } from './strings.ts';

export interface AddEntryDialogProps {
  readonly collection: FoundDocument;
  readonly onClose: () => void;
}

export function AddEntryDialog({ collection, onClose }: AddEntryDialogProps) {
  const collectionId = collection.id;
  const ofEvents = hasEvents(collection.body);
  const { store, now } = useEditor();
  const run = useRun();
  const navigate = useNavigateTo();
  const [title, setTitle] = useState('');
  const [isSubmitted, setTried] = useState(false);
  const create = () => {
    setTried(true);
    const name = title.trim();
    if (name === '') return;
    const { head } = store.states.getState();
    const id = newDocumentId(head, 'item', { title: name, fallback: 'entry' });
    const bodyOf = ofEvents ? newEvent : newItem;
    const body = bodyOf(head, { collectionId, title: name, now: now() });
    const label = t('content.addLabel', { title: name });
    if (run(createDocument({ doc: `item:${id}`, body, label })))
      navigate(`/config/content/${encodeURIComponent(collectionId)}/${id}`);
  };
  return (
    <FormDialog
      title={t(ofEvents ? 'content.addEventTitle' : 'content.addTitle')}
      submit={t(ofEvents ? 'content.createEvent' : 'content.create')}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        label={t('content.name')}
        value={title}
        onChange={setTitle}
        error={isSubmitted && title.trim() === '' ? t('content.nameMissing') : undefined}
        autoFocus
      />
    </FormDialog>
  );
}
