import { useRouterState } from '@tanstack/react-router';
import { ExternalLink, Monitor, Redo2, Search, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useBody, useOpState } from '../../hooks/documents/use-documents.ts';
import { useHistory } from '../../hooks/documents/use-history.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useShell } from '../../hooks/shell/shell-context.tsx';
import { type Device, useDevice } from '../../hooks/shell/use-device.ts';
import { useMayPublish } from '../../hooks/use-may-publish.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { LinkButton } from '../../kit/buttons/link.tsx';
import { ToggleGroup } from '../../kit/buttons/toggle-group.tsx';
import { keysFor } from '../../kit/key-names.ts';
import { SETTINGS_KEY } from '../../model/documents/documents.ts';
import { textAt } from '../../model/read.ts';
import { type OpState, stepToRedo, stepToUndo } from '../../ops/index.ts';
import { t } from '../../strings.ts';
import { AccountMenu } from './account-menu.tsx';
import { SaveStatusLine } from './save-status-line.tsx';
import css from './top-bar.module.css';

/** The site's name, the state of its documents, undo, and what makes them public. */
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
