import { DocumentTextField } from '../../core/fields/document-text-field.tsx';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import type { ItemPart } from '../../core/item-editor/item-editor-props.ts';
import { numberAt } from '../../core/model/json-access.ts';
import { SiteTimeField } from '../../core/time/site-time-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type EventDates, setEventDates } from './set-event-dates.ts';
import { t } from './strings.ts';

/** When and where an event takes place: calendars and lists of events are sorted by its start. */
export function EventCard({ doc }: Pick<ItemPart, 'doc'>) {
  const run = useRun();
  const body = useBody(doc);
  const isReadOnly = !useMay()('events.write');
  const start = numberAt(body, 'startDate');
  const change = (dates: EventDates) =>
    void run(setEventDates({ doc, label: t('content.editDate'), ...dates }));
  return (
    <Card title={t('content.event')}>
      <SiteTimeField
        label={t('content.starts')}
        value={start}
        isReadOnly={isReadOnly}
        onChange={(time) => time !== undefined && change({ start: time })}
      />
      <SiteTimeField
        label={t('content.ends')}
        value={numberAt(body, 'endDate')}
        isReadOnly={isReadOnly}
        validate={(time) => (start !== undefined && time < start ? t('content.endsEarly') : undefined)}
        onChange={(end) => change({ end })}
      />
      <DocumentTextField
        doc={doc}
        at={['location', 'addressTitle']}
        label={t('content.editVenue')}
        name={t('content.venue')}
        isReadOnly={isReadOnly}
        isOptional
      />
      <DocumentTextField
        doc={doc}
        at={['location', 'addressLine1']}
        label={t('content.editAddress')}
        name={t('content.address')}
        isReadOnly={isReadOnly}
        isOptional
      />
    </Card>
  );
}
