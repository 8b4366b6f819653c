import {
  CircleUser,
  ExternalLink,
  Keyboard,
  KeyRound,
  LogOut,
  Monitor,
  Moon,
  Search,
  Sun,
} from 'lucide-react';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { failureText } from '../../core/server/failure-text.ts';
import { useShell } from '../../core/shell/shell-context.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { keysFor } from '../../ui/dom/key-names.ts';
import { useMedia } from '../../ui/dom/use-media.ts';
import { Menu, type MenuGroup } from '../../ui/overlays/menu.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { type ThemeChoice, useTheme } from '../startup/use-theme.ts';
import { t } from '../strings/app-strings.ts';

/** Account, theme and sign-out. */
export function AccountMenu({ siteUrl }: { readonly siteUrl: string }) {
  const { me } = useEditor();
  const { openPalette, openShortcuts } = useShell();
  const [theme, setTheme] = useTheme();
  const hasKeyboard = !useMedia('(pointer: coarse)');
  const signOut = useSignOut();
  const name = me.name || me.email;
  const choose = (id: string) => {
    if (id === 'sign-out') void signOut();
    else if (id === 'shortcuts') openShortcuts();
    else if (id === 'palette') openPalette();
    else if (id === 'system' || id === 'light' || id === 'dark') setTheme(id);
  };
  return (
    <Menu
      label={t('bar.account', { name })}
      onChoose={choose}
      groups={groupsFor({ name, siteUrl, theme, hasKeyboard })}
    >
      <IconButton label={t('bar.account', { name })} icon={<CircleUser />} />
    </Menu>
  );
}

function useSignOut(): () => Promise<void> {
  const { api, sync } = useEditor();
  const notify = useNotify();
  return async () => {
    try {
      await sync.flush();
      await api.logout();
      window.location.assign(API.login);
    } catch (error) {
      notify({ text: `${failureText(error)}. ${t('bar.signOutFailed')}`, isBad: true });
    }
  };
}

interface AccountMenuOptions {
  readonly name: string;
  readonly siteUrl: string;
  readonly theme: ThemeChoice;
  readonly hasKeyboard: boolean;
}

function groupsFor({ name, siteUrl, theme, hasKeyboard }: AccountMenuOptions): readonly MenuGroup[] {
  return [
    {
      label: name,
      entries: [
        {
          id: 'site',
          label: t('bar.viewSite'),
          icon: <ExternalLink aria-hidden="true" />,
          href: siteUrl,
          isExternal: true,
        },
        {
          id: 'palette',
          label: t('bar.palette'),
          icon: <Search aria-hidden="true" />,
          keys: keysFor('palette'),
        },
        ...(hasKeyboard
          ? [
              {
                id: 'shortcuts',
                label: t('bar.shortcuts'),
                icon: <Keyboard aria-hidden="true" />,
                keys: keysFor('help'),
              },
            ]
          : []),
      ],
    },
    {
      label: t('bar.theme'),
      entries: [
        {
          id: 'system',
          label: t('bar.themeSystem'),
          icon: <Monitor aria-hidden="true" />,
          isOn: theme === 'system',
        },
        {
          id: 'light',
          label: t('bar.themeLight'),
          icon: <Sun aria-hidden="true" />,
          isOn: theme === 'light',
        },
        { id: 'dark', label: t('bar.themeDark'), icon: <Moon aria-hidden="true" />, isOn: theme === 'dark' },
      ],
    },
    {
      entries: [
        {
          id: 'account',
          label: t('bar.yourAccount'),
          icon: <KeyRound aria-hidden="true" />,
          href: '/config/settings/account',
        },
        { id: 'sign-out', label: t('bar.signOut'), icon: <LogOut aria-hidden="true" /> },
      ],
    },
  ];
}
