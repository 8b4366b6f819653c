import { useMay } from '../../../core/hooks/use-may.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { t } from '../strings.ts';
import { FieldsCard } from './fields-card.tsx';
import { AdvancedCard, CaptchaCard, DisclaimerCard, StorageCard } from './form-settings.tsx';
import { PlacementCard } from './placement-card.tsx';

/** Editor of a form, with autosave. */
export function FormEditor({ doc }: Pick<ItemPart, 'doc'>) {
  const part = { doc, isReadOnly: !useMay()('forms.write') };
  return (
    <>
      {part.isReadOnly && <NoticeBar>{t('forms.readOnly')}</NoticeBar>}
      <div data-undo="document">
        <Columns
          main={
            <>
              <FieldsCard {...part} />
              <AdvancedCard {...part} />
            </>
          }
          side={
            <>
              <PlacementCard doc={doc} />
              <StorageCard {...part} />
              <CaptchaCard {...part} />
              <DisclaimerCard {...part} />
            </>
          }
        />
      </div>
    </>
  );
}
