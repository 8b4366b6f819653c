import { SettingsText } from './settings-field.tsx';
import { SettingsImage } from './settings-image.tsx';
import { t } from './strings.ts';

interface FieldProps {
  readonly isReadOnly: boolean;
}

/** The name of the site, which the header shows without a logo. */
export function SiteTitleField({ isReadOnly }: FieldProps) {
  return (
    <SettingsText
      at={['website', 'siteTitle']}
      name={t('settings.siteTitle')}
      isReadOnly={isReadOnly}
      validate={(text) => (text.trim() === '' ? t('settings.siteTitleMissing') : undefined)}
    />
  );
}

/** A short line that most themes show in the header or the footer. */
export function TaglineField({ isReadOnly }: FieldProps) {
  return (
    <SettingsText
      at={['website', 'siteTagLine']}
      name={t('settings.tagline')}
      isReadOnly={isReadOnly}
      isOptional
    />
  );
}

export function LogoField({ isReadOnly }: FieldProps) {
  return (
    <SettingsImage
      at={['website', 'logoImageId']}
      name={t('settings.logo')}
      help={t('settings.logoHelp')}
      isReadOnly={isReadOnly}
    />
  );
}

/** The string of the theme for the last line of the footer. */
export const FOOTER_NOTE = 'footerNote';

/** The last line of the footer, such as a copyright. */
export function FooterNoteField({ isReadOnly }: FieldProps) {
  return (
    <SettingsText
      at={['localizedStrings', FOOTER_NOTE]}
      name={t('settings.footerNote')}
      help={t('settings.footerNoteHelp')}
      limit={300}
      isReadOnly={isReadOnly}
      isOptional
    />
  );
}
