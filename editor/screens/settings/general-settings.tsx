import { Fragment, useMemo } from 'react';
import { isBaseUrl, isMailbox } from '../../../formatters/vocabulary/index.ts';
import { useBody } from '../../hooks/documents/use-documents.ts';
import { useSetValue } from '../../hooks/documents/use-field.ts';
import { useHeld } from '../../hooks/saving/use-held.ts';
import { useMay } from '../../hooks/use-may.ts';
import { NoticeBar } from '../../kit/feedback/notice.tsx';
import { ComboBox } from '../../kit/fields/combo-box.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { SETTINGS_KEY } from '../../model/documents/documents.ts';
import { textAt } from '../../model/read.ts';
import { UnsavedWork } from '../../parts/unsaved-work.tsx';
import { t } from '../../strings.ts';
import css from './settings.module.css';
import { SettingsSwitch, SettingsText } from './settings-field.tsx';

const WEBSITE = 'website';

/** What the site is called, in which language, and what of its visits is counted. */
export function GeneralSettings() {
  const held = useHeld(SETTINGS_KEY);
  const may = useMay();
  const isReadOnly = !may('settings.write');
  return (
    <div className={css.cards} data-undo="document">
      {isReadOnly && <NoticeBar>{t('settings.readOnly')}</NoticeBar>}
      <Fragment key={held.edition}>
        <SiteCard isReadOnly={isReadOnly} />
        <PlaceCard isReadOnly={isReadOnly} />
        <VisitorsCard isReadOnly={isReadOnly} />
      </Fragment>
      <UnsavedWork doc={SETTINGS_KEY} held={held} />
    </div>
  );
}

interface CardProps {
  readonly isReadOnly: boolean;
}

function SiteCard({ isReadOnly }: CardProps) {
  return (
    <Card title={t('settings.site')}>
      <SettingsText
        at={[WEBSITE, 'siteTitle']}
        name={t('settings.siteTitle')}
        isReadOnly={isReadOnly}
        validate={(text) => (text.trim() === '' ? t('settings.siteTitleMissing') : undefined)}
      />
      <SettingsText
        at={[WEBSITE, 'siteTagLine']}
        name={t('settings.tagLine')}
        isReadOnly={isReadOnly}
        isOptional
      />
      <SettingsText
        at={[WEBSITE, 'siteDescription']}
        name={t('settings.description')}
        help={t('settings.descriptionHelp')}
        rows={3}
        isReadOnly={isReadOnly}
        isOptional
      />
      <SettingsText
        at={[WEBSITE, 'contactEmail']}
        name={t('settings.contactEmail')}
        help={t('settings.contactEmailHelp')}
        isReadOnly={isReadOnly}
        validate={mailboxProblem}
        isOptional
      />
      <SettingsText
        at={[WEBSITE, 'baseUrl']}
        name={t('settings.baseUrl')}
        isReadOnly={isReadOnly}
        validate={baseUrlProblem}
        isOptional
      />
    </Card>
  );
}

function PlaceCard({ isReadOnly }: CardProps) {
  return (
    <Card title={t('settings.place')}>
      <SettingsText
        at={[WEBSITE, 'language']}
        name={t('settings.language')}
        help={t('settings.languageHelp')}
        isReadOnly={isReadOnly}
        validate={languageProblem}
      />
      <TimeZone isReadOnly={isReadOnly} />
    </Card>
  );
}

function VisitorsCard({ isReadOnly }: CardProps) {
  return (
    <Card title={t('settings.visitors')}>
      <SettingsSwitch
        at={['websiteSettings', 'analyticsEnabled']}
        name={t('settings.analytics')}
        isOnByDefault
        isReadOnly={isReadOnly}
      />
      <SettingsSwitch
        at={['websiteSettings', 'cookieBannerEnabled']}
        name={t('settings.cookieBanner')}
        isOnByDefault={false}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

function TimeZone({ isReadOnly }: CardProps) {
  const set = useSetValue();
  const zone = textAt(useBody(SETTINGS_KEY), WEBSITE, 'timeZone');
  const zones = useMemo(timeZones, []);
  if (isReadOnly) return <TextField label={t('settings.timeZone')} value={zone} isReadOnly />;
  return (
    <ComboBox
      label={t('settings.timeZone')}
      options={zones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
      value={zone === '' ? null : zone}
      error={zones.length === 0 ? t('settings.timeZoneFailed') : undefined}
      onChange={(id) => {
        const label = t('settings.edit', { field: t('settings.timeZone') });
        if (id !== null) set({ doc: SETTINGS_KEY, at: [WEBSITE, 'timeZone'], label }, id);
      }}
    />
  );
}

function timeZones(): readonly string[] {
  try {
    // Not every browser counts it among them, and servers are there.
    return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  } catch {
    return [];
  }
}

function languageProblem(text: string): string | undefined {
  return /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,4}$/.test(text) ? undefined : t('settings.languageWrong');
}

/** What the build takes for an address; it leaves out any other. */
function mailboxProblem(text: string): string | undefined {
  return text === '' || isMailbox(text) ? undefined : t('settings.contactEmailWrong');
}

function baseUrlProblem(text: string): string | undefined {
  return text === '' || isBaseUrl(text) ? undefined : t('settings.baseUrlWrong');
}
