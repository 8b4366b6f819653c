import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useMemo, useState } from 'react';
import type { CustomColorProps } from '../../core/colors/custom-color.tsx';
import { useRestoredDrafts } from '../../core/drafts/use-restored-drafts.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useOpState } from '../../core/hooks/use-documents.ts';
import { useMayPublish } from '../../core/hooks/use-may-publish.ts';
import { type Closable, lazyDialog, lazyPart } from '../../core/lazy/lazy-part.tsx';
import type { OpState } from '../../core/operations/state/op-state.ts';
import { ShellProvider } from '../../core/shell/shell-context.tsx';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { NavigationProvider } from '../../ui/dom/navigation-provider.tsx';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHotkeys } from '../shortcuts/use-hotkeys.ts';
import { reportError } from '../startup/browser-ports.ts';
import { t } from '../strings/app-strings.ts';
import css from './frame.module.css';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';

type OpenDialog = 'publish' | 'palette' | 'shortcuts' | 'conflicts' | undefined;

// Dialogs are loaded when they are first opened.
const PublishDialog = lazyDialog(
  () => import('../../features/publish/publish-dialog.tsx'),
  ({ PublishDialog }) => PublishDialog,
);
const ConflictDialog = lazyDialog(
  () => import('../../features/conflicts/conflict-dialog.tsx'),
  ({ ConflictDialog }) => ConflictDialog,
);
const CustomColor = lazyDialog(
  () => import('../../core/colors/custom-color.tsx'),
  ({ CustomColor }): ComponentType<CustomColorProps & Closable> => CustomColor,
);
const NewPageDialog = lazyDialog(
  () => import('../../features/pages/page-tree/new-page-dialog.tsx'),
  ({ NewPageDialog }) => NewPageDialog,
);
const LinkDialog = lazyDialog(
  () => import('../../features/pages/link-dialog/link-dialog.tsx'),
  ({ LinkDialog }) => LinkDialog,
);
const SiteStyles = lazyDialog(
  () => import('../../features/site-styles/site-styles-panel.tsx'),
  ({ SiteStylesPanel }) => SiteStylesPanel,
);
const Themes = lazyPart(
  () => import('../../features/themes/themes-panel.tsx'),
  ({ ThemesPanel }) => ThemesPanel,
);
const HeaderFooter = lazyDialog(
  () => import('../header-footer/header-footer-panel.tsx'),
  ({ HeaderFooterPanel }) => HeaderFooterPanel,
);
const Palette = lazyDialog(
  () => import('../shortcuts/palette.tsx'),
  ({ Palette }) => Palette,
);
const ShortcutsDialog = lazyDialog(
  () => import('../shortcuts/shortcuts-dialog.tsx'),
  ({ ShortcutsDialog }) => ShortcutsDialog,
);

/** Top bar, rail, main area and dialogs. */
export function Frame() {
  const navigate = useNavigateTo();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { site } = useEditor();
  const [open, setOpen] = useState<OpenDialog>();
  const mayPublish = useMayPublish();
  const shell = useMemo(
    () => ({
      openPublish: () => mayPublish && setOpen('publish'),
      openPalette: () => setOpen('palette'),
      openShortcuts: () => setOpen('shortcuts'),
      openConflicts: () => setOpen('conflicts'),
      CustomColor,
      NewPageDialog,
      LinkDialog,
      SiteStyles,
      Themes,
      HeaderFooter,
    }),
    [mayPublish],
  );
  useHotkeys(shell);
  useRestoredDrafts(path);
  const conflicts = useOpState(countConflicts);
  // A conflict opens its dialog once. After "Decide later" it stays in the status line.
  useEffect(() => {
    if (conflicts > 0) setOpen((current) => current ?? 'conflicts');
  }, [conflicts]);
  const close = () => setOpen(undefined);
  return (
    <NavigationProvider navigate={navigate}>
      <ShellProvider shell={shell}>
        <a className={css.skip} href="#main">
          {t('app.skip')}
        </a>
        <div className={css.frame}>
          <TopBar siteUrl={site.siteUrl} />
          <Rail />
          <main id="main" className={css.main} tabIndex={-1}>
            <ErrorBoundary
              resetKey={path}
              onError={(error) => reportError({ event: 'editor-screen', path, message: String(error) })}
            >
              <Suspense fallback={<Skeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
        </div>
        {open === 'publish' && <PublishDialog onClose={close} />}
        {open === 'palette' && <Palette onClose={close} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {open === 'conflicts' && conflicts > 0 && <ConflictDialog onClose={close} />}
      </ShellProvider>
    </NavigationProvider>
  );
}

function countConflicts({ conflicts }: OpState): number {
  return conflicts.length;
}
