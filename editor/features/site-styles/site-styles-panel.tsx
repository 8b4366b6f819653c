import { useMemo } from 'react';
import { type Preset, presetNamed } from '../../../compiler/model/index.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useRun } from '../../core/hooks/use-run.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { useSiteTheme } from '../../core/server/use-site-theme.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Link } from '../../ui/buttons/link.tsx';
import { Disclosure } from '../../ui/collections/disclosure.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { KitField } from './fonts/kit-field.tsx';
import css from './site-styles.module.css';
import { t } from './strings.ts';
import { choosePreset, resetTweaks } from './tweak-commands.ts';
import { groupTweaks } from './tweak-names.ts';
import { TweakRows } from './tweak-rows.tsx';
import { type StyledTheme, useResolvedStyles } from './use-resolved-styles.ts';

/** The settings of the theme next to the canvas, which shows each change at once. */
export function SiteStylesPanel({ onClose }: { readonly onClose: () => void }) {
  const theme = useSiteTheme();
  return (
    <SidePanel title={t('styles.title')} close={t('styles.close')} onClose={onClose}>
      <QueryContent from={theme} failed={t('styles.failed')}>
        {(data) => (
          <div>
            <p className={css.theme}>
              {data.conf.name !== undefined && <span>{t('styles.theme', { name: data.conf.name })}</span>}
              <Link href="/config/settings/theme">{t('styles.changeTheme')}</Link>
            </p>
            {data.tweaks.length === 0 && data.presets.length === 0 ? (
              <EmptyState title={t('styles.empty')}>{t('styles.emptyText')}</EmptyState>
            ) : (
              <Styles theme={data} />
            )}
          </div>
        )}
      </QueryContent>
    </SidePanel>
  );
}

function Styles({ theme }: { readonly theme: StyledTheme }) {
  const styles = useResolvedStyles(theme);
  const { resolved, own, preset, kitId, isReadOnly } = styles;
  const apply = useApply();
  const groups = useMemo(() => groupTweaks(resolved), [resolved]);
  return (
    <div className={css.content}>
      {isReadOnly && <NoticeBar>{t('styles.readOnly')}</NoticeBar>}
      {theme.presets.length > 0 && (
        <Presets presets={theme.presets} chosen={preset} isReadOnly={isReadOnly} onApply={apply} />
      )}
      <div className={css.groups}>
        {groups.map(({ name, entries }, index) => (
          <Disclosure key={name} title={name} isOpenAtFirst={index === 0}>
            <TweakRows entries={entries} styles={styles} />
          </Disclosure>
        ))}
        {resolved.some(({ tweak }) => tweak.kind === 'font') && (
          <Disclosure title={t('fonts.kit')}>
            <KitField kitId={kitId} isReadOnly={isReadOnly} />
          </Disclosure>
        )}
      </div>
      {Object.keys(own).length > 0 && !isReadOnly && (
        <Button isSmall onPress={() => apply(resetTweaks(), t('styles.resetDone'))}>
          {t('styles.resetAll')}
        </Button>
      )}
    </div>
  );
}

interface PresetsProps {
  readonly presets: readonly Preset[];
  readonly chosen: string | undefined;
  readonly isReadOnly: boolean;
  readonly onApply: (command: Command, done: string) => void;
}

function Presets({ presets, chosen, isReadOnly, onApply }: PresetsProps) {
  const current = chosen === undefined ? undefined : presetNamed(chosen, presets);
  return (
    <Select
      label={t('styles.preset')}
      help={t('styles.presetHelp')}
      options={[
        { id: NO_PRESET, label: t('styles.themeDefault') },
        ...presets.map(({ name, title }) => ({ id: name, label: title })),
      ]}
      value={current?.name ?? NO_PRESET}
      isDisabled={isReadOnly}
      onChange={(name) => {
        const preset = presets.find((each) => each.name === name);
        const done =
          preset === undefined
            ? t('styles.presetRemoved')
            : t('styles.presetApplied', { name: preset.title });
        if (preset !== current) onApply(choosePreset(preset?.title), done);
      }}
    />
  );
}

/** No file name. */
const NO_PRESET = '/';

/** Runs a command that replaces many values, and offers to undo it. */
function useApply(): (command: Command, done: string) => void {
  const { store } = useEditor();
  const run = useRun();
  const notify = useNotify();
  return (command, done) => {
    if (run(command))
      notify({ text: done, action: { label: t('styles.undo'), onPress: () => void store.undo() } });
  };
}
