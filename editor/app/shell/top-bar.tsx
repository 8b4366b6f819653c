import { useRouterState } from '@tanstack/react-router';
import { ExternalLink, Monitor, Redo2, Search, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBody, useOpState } from '../../core/hooks/use-documents.ts';
import { useHistory } from '../../core/hooks/use-history.ts';
import { useMayPublish } from '../../core/hooks/use-may-publish.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { textAt } from '../../core/model/json-access.ts';
import { stepToRedo, stepToUndo } from '../../core/operations/changes/history.ts';
import type { OpState } from '../../core/operations/state/op-state.ts';
import { useShell } from '../../core/shell/shell-context.tsx';
import { type Device, useDevice } from '../../core/shell/use-device.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LinkButton } from '../../ui/buttons/link.tsx';
import { ToggleGroup } from '../../ui/buttons/toggle-group.tsx';
import { keysFor } from '../../ui/dom/key-names.ts';
import { t } from '../strings/app-strings.ts';
import { AccountMenu } from './account-menu.tsx';
import { SaveStatusLine } from './save-status-line.tsx';
import css from './top-bar.module.css';

/** Site name, save status, undo and redo, and the publish button. */
export function TopBar({ siteUrl }: { readonly siteUrl: string }) {
  const { site } = useEditor();
  const mayPublish = useMayPublish();
  const shell = useShell();
  const siteTitle = textAt(useBody(SETTINGS_KEY), 'website', 'siteTitle');
  const isCanvas = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/config/pages'),
  });
  return (
    <header className={css.bar}>
      <span className={css.site}>{siteTitle || site.websiteId}</span>
      <div className={css.middle}>{isCanvas && <DeviceSwitch />}</div>
      <SaveStatusLine />
      <HistoryButtons />
      <span className={css.wide}>
        <IconButton
          label={t('bar.palette')}
          keys={keysFor('palette')}
          icon={<Search />}
          onPress={shell.openPalette}
        />
      </span>
      <AccountMenu siteUrl={siteUrl} />
      <span className={css.view}>
        <LinkButton href={siteUrl} variant="quiet" icon={<ExternalLink aria-hidden="true" />} isExternal>
          {t('bar.viewSite')}
        </LinkButton>
      </span>
      {mayPublish && (
        <Button variant="primary" onPress={shell.openPublish}>
          {t('bar.publish')}
        </Button>
      )}
    </header>
  );
}

function HistoryButtons() {
  const { undo, redo } = useHistory();
  const back = useOpState(labelToUndo);
  const forth = useOpState(labelToRedo);
  return (
    <span className={css.history}>
      <IconButton
        label={back === undefined ? t('bar.undo') : t('bar.undoNamed', { label: back })}
        keys={keysFor('undo')}
        icon={<Undo2 />}
        isDisabled={back === undefined}
        onPress={undo}
      />
      <IconButton
        label={forth === undefined ? t('bar.redo') : t('bar.redoNamed', { label: forth })}
        keys={keysFor('redo')}
        icon={<Redo2 />}
        isDisabled={forth === undefined}
        onPress={redo}
      />
    </span>
  );
}

function DeviceSwitch() {
  const [device, setDevice] = useDevice();
  return (
    <ToggleGroup<Device>
      label={t('bar.device')}
      value={device}
      onChange={setDevice}
      options={[
        { id: 'desktop', label: t('bar.desktop'), icon: <Monitor /> },
        { id: 'tablet', label: t('bar.tablet'), icon: <Tablet /> },
        { id: 'phone', label: t('bar.phone'), icon: <Smartphone /> },
      ]}
    />
  );
}

function labelToUndo({ history }: OpState): string | undefined {
  return stepToUndo(history)?.label;
}

function labelToRedo({ history }: OpState): string | undefined {
  return stepToRedo(history)?.label;
}
