import { isAllowedRedirect } from '../../../../formatters/vocabulary/rules/allowed-redirect.ts';
import { isEmail } from '../../../../formatters/vocabulary/rules/email.ts';
import { DocumentTextField } from '../../../core/fields/document-text-field.tsx';
import { useSetValue } from '../../../core/fields/use-field.ts';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { SETTINGS_KEY } from '../../../core/model/documents.ts';
import { flagAt, textAt } from '../../../core/model/json-access.ts';
import { NoticeBar } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListConnection } from '../mailing-lists/list-connection.tsx';
import { t } from '../strings.ts';

/** Where submissions go besides the dashboard. */
export function StorageCard(part: ItemPart) {
  return (
    <Card title={t('forms.storage')}>
      <DocumentTextField
        {...part}
        at={['notifyEmail']}
        label={t('forms.editForm')}
        name={t('forms.notifyEmail')}
        help={t('forms.notifyEmailHelp')}
        validate={(text) => (text === '' || isEmail(text) ? undefined : t('forms.emailInvalid'))}
        isOptional
      />
      <ListConnection {...part} />
    </Card>
  );
}

/** What happens after a form was submitted. */
export function AdvancedCard(part: ItemPart) {
  const mayWriteCode = useMay()('form-code.write');
  return (
    <Card title={t('forms.advanced')}>
      <DocumentTextField
        {...part}
        at={['submissionMessage']}
        label={t('forms.editForm')}
        name={t('forms.message')}
        help={t('forms.messageHelp')}
        rows={2}
      />
      <DocumentTextField
        {...part}
        at={['successRedirect']}
        label={t('forms.editForm')}
        name={t('forms.redirect')}
        help={t('forms.redirectHelp')}
        validate={(text) => (text === '' || isAllowedRedirect(text) ? undefined : t('forms.redirectInvalid'))}
        isMono
        isOptional
      />
      {mayWriteCode && (
        <DocumentTextField
          {...part}
          at={['submissionHTML']}
          label={t('forms.editForm')}
          name={t('forms.html')}
          help={t('forms.htmlHelp')}
          rows={3}
          isMono
          isOptional
        />
      )}
    </Card>
  );
}

const THEMES = ['light', 'dark'] as const;
const ALIGNMENTS = ['left', 'center', 'right'] as const;

export function CaptchaCard({ doc, isReadOnly = false }: ItemPart) {
  const set = useSetValue();
  const body = useBody(doc);
  const isOn = flagAt(body, 'captchaEnabled');
  const hasKey = textAt(useBody(SETTINGS_KEY), 'website', 'captchaSettings', 'siteKey') !== '';
  const edit = (name: string) => (value: unknown) =>
    set({ doc, at: [name], label: t('forms.editForm') }, value);
  return (
    <Card title={t('forms.captcha')}>
      <Switch isSelected={isOn} isDisabled={isReadOnly} onChange={edit('captchaEnabled')}>
        {t('forms.captchaEnabled')}
      </Switch>
      {isOn && !hasKey && <NoticeBar tone="warn">{t('forms.captchaMissing')}</NoticeBar>}
      {isOn && (
        <>
          <Select
            label={t('forms.captchaTheme')}
            options={THEMES.map((id) => ({ id, label: t(`forms.captcha.${id}`) }))}
            value={THEMES.find((each) => each === textAt(body, 'captchaTheme')) ?? 'light'}
            isDisabled={isReadOnly}
            onChange={edit('captchaTheme')}
          />
          <Select
            label={t('forms.captchaAlignment')}
            options={ALIGNMENTS.map((id) => ({ id, label: t(`forms.captcha.${id}`) }))}
            value={ALIGNMENTS.find((each) => each === textAt(body, 'captchaAlignment')) ?? 'center'}
            isDisabled={isReadOnly}
            onChange={edit('captchaAlignment')}
          />
        </>
      )}
    </Card>
  );
}

export function DisclaimerCard(part: ItemPart) {
  return (
    <Card title={t('forms.disclaimer')}>
      <DocumentTextField
        {...part}
        at={['disclaimerMessage']}
        label={t('forms.editForm')}
        name={t('forms.disclaimerText')}
        help={t('forms.disclaimerHelp')}
        rows={3}
        isOptional
      />
    </Card>
  );
}
