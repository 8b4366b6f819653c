import type { DocKey } from '../../../../compiler/model/index.ts';
import { isEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { DocumentTextField } from '../../../core/fields/document-text-field.tsx';
import { useSetValue } from '../../../core/fields/use-field.ts';
import { useBody, useDocuments } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { listedDocument } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { ItemList } from '../../../ui/layout/item-list.tsx';
import { t } from '../strings.ts';
import { hasDoubleOptIn } from './has-double-opt-in.ts';
import css from './mailing-lists.module.css';

export interface ListSettingsProps {
  readonly listId: string;
}

/** Name, contact and double opt-in of a list, with autosave, and the forms that add to it. */
export function ListSettings({ listId }: ListSettingsProps) {
  const doc: DocKey = `mailing-list:${listId}`;
  const set = useSetValue();
  const body = useBody(doc);
  const isReadOnly = !useMay()('mailing-lists.write');
  const field = { doc, label: t('lists.editLabel'), isReadOnly };
  return (
    <>
      {isReadOnly && <NoticeBar>{t('lists.readOnly')}</NoticeBar>}
      <div data-undo="document">
        <Columns
          main={
            <Card title={t('lists.settings')}>
              <DocumentTextField
                {...field}
                at={['name']}
                name={t('lists.name')}
                help={t('lists.nameHelp')}
                limit={200}
                validate={(text) => (text.trim() === '' ? t('forms.nameMissing') : undefined)}
              />
              <DocumentTextField
                {...field}
                at={['contactEmail']}
                name={t('lists.contactEmail')}
                help={t('lists.contactEmailHelp')}
                validate={(text) => (text === '' || isEmail(text) ? undefined : t('lists.emailInvalid'))}
                isOptional
              />
              <div>
                <Switch
                  isSelected={hasDoubleOptIn(body)}
                  isDisabled={isReadOnly}
                  onChange={(isOn) => set({ ...field, at: ['doubleOptIn'] }, isOn)}
                >
                  {t('lists.doubleOptIn')}
                </Switch>
                <p className={css.help}>{t('lists.doubleOptInHelp')}</p>
              </div>
            </Card>
          }
          side={<ConnectedForms listId={listId} />}
        />
      </div>
    </>
  );
}

function ConnectedForms({ listId }: ListSettingsProps) {
  const forms = useDocuments('form').filter(({ body }) => textAt(body, 'mailingList', 'listId') === listId);
  return (
    <Card title={t('lists.forms')} isFlush={forms.length > 0}>
      {forms.length > 0 ? (
        <ItemList items={forms.map(({ key, body }) => listedDocument(key, body))} />
      ) : (
        <p>{t('lists.noForms')}</p>
      )}
    </Card>
  );
}
