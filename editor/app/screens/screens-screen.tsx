import { Plus } from 'lucide-react';
import { type ComponentType, useMemo, useState } from 'react';
import { PAGE_TYPE } from '../../../formatters/vocabulary/content/page-type.ts';
import { SCREEN_TYPES, type ScreenType } from '../../../formatters/vocabulary/content/screen-type.ts';
import { useBodies, useBody } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { StatusBadge } from '../../core/item-editor/status-badge.tsx';
import { documentsOf, SETTINGS_KEY, screenOf } from '../../core/model/documents.ts';
import { numberAt, recordAt, textAt } from '../../core/model/json-access.ts';
import { useSiteTheme } from '../../core/server/use-site-theme.ts';
import { NoPermission } from '../../core/shell/no-permission.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusPill } from '../../ui/feedback/status-pill.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { NewCoverDialog } from './new-cover-dialog.tsx';
import css from './screens.module.css';
import { t } from './strings.ts';

/** What stands in for a page, or above it, in one list. */
export function ScreensScreen() {
  const may = useMay();
  return (
    <Screen title={t('screens.title')} width="form">
      {may('pages.read') && may('settings.read') ? (
        <div className={css.cards}>
          {SCREEN_TYPES.map((type) => {
            const ScreenCard = CARDS[type];
            return ScreenCard !== undefined && <ScreenCard key={type} />;
          })}
          <AccountPages />
        </div>
      ) : (
        <NoPermission />
      )}
    </Screen>
  );
}

/** Single sign-on is a reserved value: there is nothing to edit. */
const CARDS: Readonly<Record<ScreenType, ComponentType | undefined>> = {
  'cover-page': CoverPages,
  'lock-screen': LockScreen,
  'popup-overlay': PopupOverlay,
  'sso-screen': undefined,
};

function CoverPages() {
  const bodies = useBodies();
  const may = useMay();
  const { data: theme } = useSiteTheme();
  const [isAdding, setAdding] = useState(false);
  const pages = useMemo(
    () =>
      documentsOf(bodies, 'page').filter(
        ({ body }) => numberAt(body, 'pageType') === PAGE_TYPE['splash-page'],
      ),
    [bodies],
  );
  return (
    <Card
      title={t('screens.covers')}
      actions={
        may('new-pages.write') && (
          <Button isSmall icon={<Plus aria-hidden="true" />} onPress={() => setAdding(true)}>
            {t('screens.addCover')}
          </Button>
        )
      }
    >
      <p className={css.text}>{t('screens.coversText')}</p>
      {theme !== undefined && !Object.hasOwn(theme.layouts, 'cover-page') && (
        <p className={css.text}>{t('screens.noCoverLayout')}</p>
      )}
      {pages.length > 0 && (
        <ItemList
          isFlush
          items={pages.map(({ key, body }) => ({
            id: key,
            title: textAt(body, 'title'),
            note: `/${textAt(body, 'urlId')}`,
            trailing: <StatusBadge body={body} />,
            href: screenOf(key, body) ?? '',
          }))}
        />
      )}
      {isAdding && <NewCoverDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}

function LockScreen() {
  const bodies = useBodies();
  const count = useMemo(
    () =>
      [...documentsOf(bodies, 'page'), ...documentsOf(bodies, 'collection')].filter(
        ({ body }) => recordAt(body).password !== undefined,
      ).length,
    [bodies],
  );
  return (
    <Card title={t('screens.lock')}>
      <p className={css.text}>
        {t('screens.lockText')} {count === 0 ? t('screens.lockUnused') : t('screens.lockCount', { count })}
      </p>
      <ItemList
        isFlush
        items={[{ id: 'lock', title: t('screens.editLock'), href: '/config/screens/lock-screen' }]}
      />
    </Card>
  );
}

/** The server shows them in the theme. They have nothing to edit here: their texts are strings of the site. */
function AccountPages() {
  const bodies = useBodies();
  const counts = useMemo(() => {
    const audiences = [...documentsOf(bodies, 'page'), ...documentsOf(bodies, 'collection')].map(({ body }) =>
      textAt(body, 'access', 'for'),
    );
    const of = (audience: string) => audiences.filter((each) => each === audience).length;
    return { members: of('members'), customers: of('customers') };
  }, [bodies]);
  return (
    <Card title={t('screens.accounts')}>
      <p className={css.text}>{t('screens.accountsText')}</p>
      <ItemList
        isFlush
        items={[
          {
            id: 'sign-in',
            title: t('screens.signIn'),
            note: `${t('screens.signInText')} ${usesText(counts.members)}`,
          },
          {
            id: 'paywall',
            title: t('screens.paywall'),
            note: `${t('screens.paywallText')} ${usesText(counts.customers)}`,
          },
        ]}
      />
    </Card>
  );
}

function usesText(count: number): string {
  return count === 0 ? t('screens.accountsUnused') : t('screens.accountsCount', { count });
}

function PopupOverlay() {
  const popup = recordAt(useBody(SETTINGS_KEY), 'websiteSettings', 'popup');
  const isOn = Object.keys(popup).length > 0 && popup.enabled !== false;
  return (
    <Card title={t('popup.title')}>
      <p className={css.text}>{t('screens.popupText')}</p>
      <ItemList
        isFlush
        items={[
          {
            id: 'popup',
            title: textAt(popup, 'title') || t('screens.editPopup'),
            trailing: (
              <StatusPill tone={isOn ? 'ok' : 'quiet'}>{t(isOn ? 'screens.on' : 'screens.off')}</StatusPill>
            ),
            href: '/config/screens/popup-overlay',
          },
        ]}
      />
    </Card>
  );
}
