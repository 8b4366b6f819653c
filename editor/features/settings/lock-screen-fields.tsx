import type { SERVER_TEXTS } from '../../../formatters/vocabulary/site/server-texts.ts';
import { SettingsText } from './settings-field.tsx';
import { SettingsImage } from './settings-image.tsx';
import { t } from './strings.ts';

/** The texts of the lock screen that owners change, in their order. */
export const LOCK_SCREEN_TEXTS = [
  ['lockScreenTitle', 'lockScreen.heading'],
  ['lockScreenText', 'lockScreen.text'],
  ['lockScreenPassword', 'lockScreen.password'],
  ['lockScreenButton', 'lockScreen.button'],
] as const;

export type LockScreenTexts = Readonly<Record<(typeof LOCK_SCREEN_TEXTS)[number][0], string>>;

export interface LockScreenFieldsProps {
  /** The texts without those of the owner. */
  readonly defaults: Pick<typeof SERVER_TEXTS | LockScreenTexts, keyof LockScreenTexts>;
  readonly isReadOnly: boolean;
}

/** Texts, background and logo of the page that asks for a password. */
export function LockScreenFields({ defaults, isReadOnly }: LockScreenFieldsProps) {
  return (
    <>
      {LOCK_SCREEN_TEXTS.map(([key, name]) => (
        <SettingsText
          key={key}
          at={['localizedStrings', key]}
          name={t(name)}
          placeholder={defaults[key]}
          limit={300}
          isReadOnly={isReadOnly}
          isOptional
        />
      ))}
      <SettingsImage
        at={['website', 'lockScreenImageId']}
        name={t('lockScreen.image')}
        help={t('lockScreen.imageHelp')}
        isReadOnly={isReadOnly}
      />
      <SettingsImage
        at={['website', 'lockScreenLogoImageId']}
        name={t('lockScreen.logo')}
        help={t('lockScreen.logoHelp')}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
