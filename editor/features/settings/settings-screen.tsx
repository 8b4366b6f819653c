import { useParams } from '@tanstack/react-router';
import { useMay } from '../../core/hooks/use-may.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useShell } from '../../core/shell/shell-context.tsx';
import { useSaveCurrency } from '../../core/store/use-save-currency.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { AccountSettings } from './account-settings.tsx';
import { CodeSettings } from './code-settings.tsx';
import { CommerceSettings } from './commerce-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { LanguagesSettings } from './languages-settings.tsx';
import { t } from './strings.ts';

const SECTIONS = ['general', 'theme', 'languages', 'commerce', 'code', 'email', 'account'] as const;

const SECTION_COMPONENTS = {
  general: GeneralSettings,
  theme: ThemeSettings,
  languages: LanguagesSettings,
  commerce: CommerceSettings,
  code: CodeSettings,
  email: EmailSettings,
  account: AccountSettings,
} as const;

/** The themes are a part of their own, because the app provides it. */
function ThemeSettings() {
  const { Themes } = useShell();
  return <Themes />;
}

/** Settings of the site, the store, code, emails and the account. */
export function SettingsScreen() {
  const may = useMay();
  const { section } = useParams({ strict: false });
  useSaveCurrency();
  const isShown = {
    general: may('settings.read'),
    theme: may('settings.read'),
    languages: may('settings.read'),
    commerce: may('settings.read'),
    code: may('settings.read'),
    email: may('mail.read'),
    account: true,
  };
  const shown = SECTIONS.filter((id) => isShown[id]);
  const current = SECTIONS.find((each) => each === section) ?? shown[0] ?? 'account';
  const Section = SECTION_COMPONENTS[current];
  return (
    <Screen
      title={t('settings.title')}
      width={current === 'theme' ? 'wide' : 'form'}
      sections={
        <Sections
          label={t('settings.sections')}
          links={shown.map((id) => ({
            href: `/config/settings/${id}`,
            label: t(`settings.${id}`),
            isCurrent: id === current,
          }))}
        />
      }
    >
      {isShown[current] ? <Section /> : <NoPermission />}
    </Screen>
  );
}
