import { Fragment } from 'react';
import { UnsavedWork } from '../../core/drafts/save-bar.tsx';
import { useManualSave } from '../../core/drafts/use-manual-save.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import css from './settings.module.css';
import { SettingsText } from './settings-field.tsx';
import { t } from './strings.ts';

const INJECTION = ['websiteSettings', 'codeInjection'];

/** Of each field, as in the schema. */
const MAX_LENGTH = 100_000;

/** The site's own CSS, and HTML for all pages. */
export function CodeSettings() {
  const manualSave = useManualSave(SETTINGS_KEY);
  const may = useMay();
  const isReadOnly = !may('settings.write');
  const shared = { rows: 8, limit: MAX_LENGTH, isMono: true, isOptional: true, isReadOnly };
  return (
    <div className={css.cards} data-undo="document">
      {isReadOnly && <NoticeBar>{t('code.readOnly')}</NoticeBar>}
      <Fragment key={manualSave.resetCount}>
        <Card id="styles" title={t('code.styles')}>
          <SettingsText
            {...shared}
            at={['design', 'customCss']}
            name={t('code.css')}
            help={t('code.cssHelp')}
          />
        </Card>
        <Card id="injection" title={t('code.injection')}>
          <p className={css.intro}>{t('code.injectionHelp')}</p>
          <SettingsText
            {...shared}
            at={[...INJECTION, 'header']}
            name={t('code.header')}
            help={t('code.headerHelp')}
          />
          <SettingsText
            {...shared}
            at={[...INJECTION, 'footer']}
            name={t('code.footer')}
            help={t('code.footerHelp')}
          />
        </Card>
      </Fragment>
      <UnsavedWork doc={SETTINGS_KEY} manualSave={manualSave} />
    </div>
  );
}
