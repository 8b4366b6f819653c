import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '../../core/hooks/use-may.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { useShell } from '../../core/shell/shell-context.tsx';
import { useHashFocus } from '../../core/shell/use-hash-focus.ts';
import { useSaveCurrency } from '../../core/store/use-save-currency.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { AccountSettings } from './account-settings.tsx';
import { CodeSettings } from './code-settings.tsx';
import { CommerceSettings } from './commerce-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { LanguagesSettings } from './languages-settings.tsx';
import { type SettingsSection, settingsSections } from './searchable-settings.ts';
import { t } from './strings.ts';

const SECTION_COMPONENTS: Readonly<Record<SettingsSection, () => ReactNode>> = {
  general: GeneralSettings,
  theme: ThemeSettings,
  languages: LanguagesSettings,
  commerce: CommerceSettings,
  code: CodeSettings,
  email: EmailSettings,
  account: AccountSettings,
};

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
  useHashFocus();
  const shown = settingsSections(may);
  const current = isSection(section) ? section : (shown[0] ?? 'account');
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
      {shown.includes(current) ? <Section /> : <NoPermission />}
    </Screen>
  );
}

function isSection(name: unknown): name is SettingsSection {
  return typeof name === 'string' && Object.hasOwn(SECTION_COMPONENTS, name);
}
