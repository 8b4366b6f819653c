import { Fragment, useMemo } from 'react';
import { isBaseUrl, isEmailAddress } from '../../../formatters/vocabulary/rules/site-settings.ts';
import { UnsavedWork } from '../../core/drafts/save-bar.tsx';
import { useManualSave } from '../../core/drafts/use-manual-save.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AddressCard } from './address-card.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { LogoField, SiteTitleField, TaglineField } from './header-fields.tsx';
import { changeLanguages, languagesIn, withPrimary } from './languages.ts';
import { languages, timeZones } from './locale-names.ts';
import { PopupCard } from './popup-card.tsx';
import css from './settings.module.css';
import { SettingsChoice } from './settings-choice.tsx';
import { SettingsSwitch, SettingsText } from './settings-field.tsx';
import { SettingsImage } from './settings-image.tsx';
import { SocialCard } from './social-card.tsx';
import { t } from './strings.ts';

const WEBSITE = 'website';

/** Site title, logo, language and region, and analytics. */
export function GeneralSettings() {
  const manualSave = useManualSave(SETTINGS_KEY);
  const may = useMay();
  const isReadOnly = !may('settings.write');
  return (
    <div className={css.cards} data-undo="document">
      {isReadOnly && <NoticeBar>{t('settings.readOnly')}</NoticeBar>}
      <Fragment key={manualSave.resetCount}>
        <SiteCard isReadOnly={isReadOnly} />
        <BrandCard isReadOnly={isReadOnly} />
        <AddressCard isReadOnly={isReadOnly} />
        <SocialCard isReadOnly={isReadOnly} />
        <RegionCard isReadOnly={isReadOnly} />
        <VisitorsCard isReadOnly={isReadOnly} />
        <AnnouncementCard isReadOnly={isReadOnly} />
        <PopupCard isReadOnly={isReadOnly} />
      </Fragment>
      <UnsavedWork doc={SETTINGS_KEY} manualSave={manualSave} />
    </div>
  );
}

interface CardProps {
  readonly isReadOnly: boolean;
}

function SiteCard({ isReadOnly }: CardProps) {
  return (
    <Card id="site" title={t('settings.site')}>
      <SiteTitleField isReadOnly={isReadOnly} />
      <TaglineField isReadOnly={isReadOnly} />
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
        validate={contactEmailError}
        isOptional
      />
      <SettingsText
        at={[WEBSITE, 'baseUrl']}
        name={t('settings.baseUrl')}
        isReadOnly={isReadOnly}
        validate={baseUrlError}
        isOptional
      />
    </Card>
  );
}

function BrandCard({ isReadOnly }: CardProps) {
  return (
    <Card id="brand" title={t('settings.brand')}>
      <LogoField isReadOnly={isReadOnly} />
      <SettingsImage
        at={[WEBSITE, 'faviconImageId']}
        name={t('settings.icon')}
        help={t('settings.iconHelp')}
        isReadOnly={isReadOnly}
      />
      <SettingsImage
        at={[WEBSITE, 'socialLogoImageId']}
        name={t('settings.socialImage')}
        help={t('settings.socialImageHelp')}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

function RegionCard({ isReadOnly }: CardProps) {
  const run = useRun();
  const settings = useBody(SETTINGS_KEY);
  const known = useMemo(() => ({ languages: languages(), zones: timeZones() }), []);
  return (
    <Card id="region" title={t('settings.region')}>
      <SettingsChoice
        at={[WEBSITE, 'language']}
        name={t('settings.language')}
        help={t('settings.languageHelp')}
        options={known.languages}
        failed={t('settings.namesFailed')}
        isReadOnly={isReadOnly}
        intercept={(code) => {
          if (languagesIn(settings).length > 1)
            run(changeLanguages(t('languages.primary'), (before) => withPrimary(before, code)));
          return languagesIn(settings).length > 1;
        }}
      />
      <SettingsChoice
        at={[WEBSITE, 'timeZone']}
        name={t('settings.timeZone')}
        options={known.zones}
        failed={t('settings.timeZoneFailed')}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

function VisitorsCard({ isReadOnly }: CardProps) {
  return (
    <Card id="visitors" title={t('settings.visitors')}>
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

/** Accepts the same URLs as the build, which ignores any other. */
function contactEmailError(text: string): string | undefined {
  return text === '' || isEmailAddress(text) ? undefined : t('settings.contactEmailInvalid');
}

function baseUrlError(text: string): string | undefined {
  return text === '' || isBaseUrl(text) ? undefined : t('settings.baseUrlInvalid');
}
