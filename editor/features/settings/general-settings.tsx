import { Fragment, useMemo } from 'react';
import { isBaseUrl, isMailbox } from '../../../formatters/vocabulary/rules/site-addresses.ts';
import { UnsavedWork } from '../../core/drafts/save-bar.tsx';
import { useHeld } from '../../core/drafts/use-manual-save.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { tSettings } from '../../strings/screens/settings.ts';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { languages, timeZones } from './locale-names.ts';
import css from './settings.module.css';
import { SettingsChoice } from './settings-choice.tsx';
import { SettingsSwitch, SettingsText } from './settings-field.tsx';

const WEBSITE = 'website';

/** What the site is called, in which language, and what of its visits is counted. */
export function GeneralSettings() {
  const held = useHeld(SETTINGS_KEY);
  const may = useMay();
  const isReadOnly = !may('settings.write');
  return (
    <div className={css.cards} data-undo="document">
      {isReadOnly && <NoticeBar>{tSettings('settings.readOnly')}</NoticeBar>}
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
    <Card title={tSettings('settings.site')}>
      <SettingsText
        at={[WEBSITE, 'siteTitle']}
        name={tSettings('settings.siteTitle')}
        isReadOnly={isReadOnly}
        validate={(text) => (text.trim() === '' ? tSettings('settings.siteTitleMissing') : undefined)}
      />
      <SettingsText
        at={[WEBSITE, 'siteTagLine']}
        name={tSettings('settings.tagLine')}
        isReadOnly={isReadOnly}
        isOptional
      />
      <SettingsText
        at={[WEBSITE, 'siteDescription']}
        name={tSettings('settings.description')}
        help={tSettings('settings.descriptionHelp')}
        rows={3}
        isReadOnly={isReadOnly}
        isOptional
      />
      <SettingsText
        at={[WEBSITE, 'contactEmail']}
        name={tSettings('settings.contactEmail')}
        help={tSettings('settings.contactEmailHelp')}
        isReadOnly={isReadOnly}
        validate={mailboxProblem}
        isOptional
      />
      <SettingsText
        at={[WEBSITE, 'baseUrl']}
        name={tSettings('settings.baseUrl')}
        isReadOnly={isReadOnly}
        validate={baseUrlProblem}
        isOptional
      />
    </Card>
  );
}

function PlaceCard({ isReadOnly }: CardProps) {
  const known = useMemo(() => ({ languages: languages(), zones: timeZones() }), []);
  return (
    <Card title={tSettings('settings.place')}>
      <SettingsChoice
        at={[WEBSITE, 'language']}
        name={tSettings('settings.language')}
        help={tSettings('settings.languageHelp')}
        options={known.languages}
        failed={tSettings('settings.namesFailed')}
        isReadOnly={isReadOnly}
      />
      <SettingsChoice
        at={[WEBSITE, 'timeZone']}
        name={tSettings('settings.timeZone')}
        options={known.zones}
        failed={tSettings('settings.timeZoneFailed')}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

function VisitorsCard({ isReadOnly }: CardProps) {
  return (
    <Card title={tSettings('settings.visitors')}>
      <SettingsSwitch
        at={['websiteSettings', 'analyticsEnabled']}
        name={tSettings('settings.analytics')}
        isOnByDefault
        isReadOnly={isReadOnly}
      />
      <SettingsSwitch
        at={['websiteSettings', 'cookieBannerEnabled']}
        name={tSettings('settings.cookieBanner')}
        isOnByDefault={false}
        isReadOnly={isReadOnly}
      />
    </Card>
  );
}

/** What the build takes for an address; it leaves out any other. */
function mailboxProblem(text: string): string | undefined {
  return text === '' || isMailbox(text) ? undefined : tSettings('settings.contactEmailWrong');
}

function baseUrlProblem(text: string): string | undefined {
  return text === '' || isBaseUrl(text) ? undefined : tSettings('settings.baseUrlWrong');
}
