import { useState } from 'react';
import { createDocument } from '../../core/commands/create-document.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import type { FoundDocument } from '../../core/model/documents.ts';
import { hasEvents } from '../../core/model/events.ts';
import { newDocumentId } from '../../core/model/new-id.ts';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { newEvent, newItem } from '../../core/store/new-documents.ts';
import { SiteTimeField } from '../../core/time/site-time-field.tsx';
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
  const [startDate, setStartDate] = useState<number | undefined>(() => nextDay(now()));
  const [isSubmitted, setTried] = useState(false);
  const create = () => {
    setTried(true);
    const name = title.trim();
    if (name === '' || (ofEvents && startDate === undefined)) return;
    const { head } = store.states.getState();
    const id = newDocumentId(head, 'item', { title: name, fallback: 'entry' });
    const item = { collectionId, title: name, now: now() };
    const body =
      ofEvents && startDate !== undefined ? newEvent(head, { ...item, startDate }) : newItem(head, item);
    const label = t(ofEvents ? 'content.addEventLabel' : 'content.addLabel', { title: name });
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
      {ofEvents && (
        <SiteTimeField
          label={t('content.starts')}
          value={startDate}
          onChange={setStartDate}
          error={isSubmitted && startDate === undefined ? t('content.startMissing') : undefined}
        />
      )}
    </FormDialog>
  );
}

const HOUR_MS = 3_600_000;

/** The full hour of the next day. */
function nextDay(now: number): number {
  return Math.ceil(now / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
}
