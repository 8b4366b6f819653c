import { useBody } from '../../core/hooks/use-documents.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import type { ItemPart } from '../../core/item-editor/item-editor-props.ts';
import { numberAt } from '../../core/model/json-access.ts';
import { SiteTimeField } from '../../core/time/site-time-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { setEventDates } from './set-event-dates.ts';
import { t } from './strings.ts';

/** When an event takes place: calendars and lists of events are sorted by it. */
export function EventDates({ doc, isReadOnly = false }: ItemPart) {
  const run = useRun();
  const body = useBody(doc);
  const start = numberAt(body, 'startDate');
  const change = (dates: { readonly start?: number; readonly end?: number | undefined }) =>
    void run(setEventDates({ doc, label: t('content.editDate'), ...dates }));
  return (
    <Card title={t('content.event')}>
      <SiteTimeField
        label={t('content.eventStart')}
        value={start}
        isReadOnly={isReadOnly}
        onChange={(time) => time !== undefined && change({ start: time })}
      />
      <SiteTimeField
        label={t('content.eventEnd')}
        value={numberAt(body, 'endDate')}
        isReadOnly={isReadOnly}
        validate={(time) =>
          start !== undefined && time < start ? t('content.eventEndsBeforeStart') : undefined
        }
        onChange={(end) => change({ end })}
      />
    </Card>
  );
}
