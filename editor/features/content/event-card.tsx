import { DocumentTextField } from '../../core/fields/document-text-field.tsx';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import type { ItemPart } from '../../core/item-editor/item-editor-props.ts';
import { numberAt } from '../../core/model/json-access.ts';
import { SiteTimeField } from '../../core/time/site-time-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { t } from './strings.ts';

/** When and where an event takes place. */
export function EventCard({ doc }: Pick<ItemPart, 'doc'>) {
  const set = useSetValue();
  const body = useBody(doc);
  const isReadOnly = !useMay()('events.write');
  const [start, end] = [numberAt(body, 'startDate'), numberAt(body, 'endDate')];
  return (
    <Card title={t('content.event')}>
      <SiteTimeField
        label={t('content.starts')}
        value={start}
        isReadOnly={isReadOnly}
        onChange={(time) =>
          // Lists and permissions tell events by their start.
          time !== undefined && set({ doc, at: ['startDate'], label: t('content.editStart') }, time)
        }
      />
      <SiteTimeField
        label={t('content.ends')}
        value={end}
        isReadOnly={isReadOnly}
        onChange={(time) => set({ doc, at: ['endDate'], label: t('content.editEnd') }, time)}
        error={start !== undefined && end !== undefined && end < start ? t('content.endsEarly') : undefined}
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
