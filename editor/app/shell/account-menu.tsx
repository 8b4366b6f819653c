import { CircleUser, ExternalLink, Keyboard, LogOut, Monitor, Moon, Search, Sun } from 'lucide-react';
import { API } from '../../../formatters/vocabulary/index.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { failureText } from '../../hooks/failure-text.ts';
import { useShell } from '../../hooks/shell-context.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { Menu } from '../../kit/overlays/menu.tsx';
import { useNotify } from '../../kit/overlays/toast.tsx';
import { t } from '../../strings.ts';
import { keysFor } from './key-names.ts';

/** Who is signed in, how it looks for them, and the way out. */
export function AccountMenu({ siteUrl }: { readonly siteUrl: string }) {
  const { me, api, sync } = useEditor();
  const { openPalette, openShortcuts } = useShell();
  const notify = useNotify();
  const [, setTheme] = useTheme();
  const signOut = async () => {
    try {
      await sync.flush();
      await api.logout();
      window.location.assign(API.login);
    } catch (error) {
      notify({ text: `${failureText(error)}. ${t('bar.signOutFailed')}`, isBad: true });
    }
  };
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
      groups={[
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
            {
              id: 'shortcuts',
              label: t('bar.shortcuts'),
              icon: <Keyboard aria-hidden="true" />,
              keys: keysFor('help'),
            },
          ],
        },
        {
          label: t('bar.theme'),
          entries: [
            { id: 'system', label: t('bar.themeSystem'), icon: <Monitor aria-hidden="true" /> },
            { id: 'light', label: t('bar.themeLight'), icon: <Sun aria-hidden="true" /> },
            { id: 'dark', label: t('bar.themeDark'), icon: <Moon aria-hidden="true" /> },
          ],
        },
        {
          entries: [{ id: 'sign-out', label: t('bar.signOut'), icon: <LogOut aria-hidden="true" /> }],
        },
      ]}
    >
      <IconButton label={t('bar.account', { name })} icon={<CircleUser />} />
    </Menu>
  );
}
