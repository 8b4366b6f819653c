import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type Preset, presetNamed, resolveTweaks, type Tweak } from '../../../compiler/model/index.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBody, useOpState } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt, textAt } from '../../core/model/json-access.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { loadTheme, themeOf } from '../../core/preview/design-styles.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Link } from '../../ui/buttons/link.tsx';
import { Disclosure } from '../../ui/collections/disclosure.tsx';
import { EmptyState } from '../../ui/feedback/message.tsx';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useReturnFocus } from '../../ui/focus/use-return-focus.ts';
import { useNotify } from '../../ui/overlays/toast.tsx';
import { familiesInTheme } from './fonts/font-family.ts';
import { KitField } from './fonts/kit-field.tsx';
import css from './site-styles.module.css';
import { t } from './strings.ts';
import { choosePreset, resetTweaks } from './tweak-commands.ts';
import { groupTweaks } from './tweak-names.ts';
import { TweakRow } from './tweak-row.tsx';

interface ThemeTweaks {
  readonly tweaks: readonly Tweak[];
  readonly presets: readonly Preset[];
  readonly css: string;
}

/** The settings of the theme next to the canvas, which shows each change at once. */
export function SiteStylesPanel({ onClose }: { readonly onClose: () => void }) {
  const { api } = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  useReturnFocus();
  useEffect(() => title.current?.focus(), []);
  const folder = useOpState(({ head }) => themeOf(head));
  const theme = useServer(
    [...SERVER.theme, folder],
    async () => {
      const { tweaks, presets, css, conf } = (await loadTheme(api, folder)).theme;
      return { tweaks, presets, css, name: conf.name };
    },
    { isOnce: true },
  );
  return (
    <section className={css.panel} aria-label={t('styles.title')} data-undo="document">
      <header className={css.head}>
        <h2 className={css.title} ref={title} tabIndex={-1}>
          {t('styles.title')}
        </h2>
        <IconButton label={t('styles.close')} icon={<X />} isSmall onPress={onClose} />
      </header>
      <QueryContent from={theme} failed={t('styles.failed')}>
        {({ name, ...data }) => (
          <div>
            <p className={css.theme}>
              {name !== undefined && <span>{t('styles.theme', { name })}</span>}
              <Link href="/config/settings/theme">{t('styles.changeTheme')}</Link>
            </p>
            {data.tweaks.length === 0 && data.presets.length === 0 ? (
              <EmptyState title={t('styles.empty')}>{t('styles.emptyText')}</EmptyState>
            ) : (
              <Styles {...data} />
            )}
          </div>
        )}
      </QueryContent>
    </section>
  );
}

function Styles(theme: ThemeTweaks) {
  const design = recordAt(useBody(SETTINGS_KEY), 'design');
  const isReadOnly = !useMay()('settings.write');
  const apply = useApply();
  const own = recordAt(design, 'tweaks');
  const preset = textAt(design, 'preset') || undefined;
  const resolved = useMemo(
    () => resolveTweaks(theme, { tweaks: own as Parameters<typeof resolveTweaks>[1]['tweaks'], preset }),
    [theme, own, preset],
  );
  const groups = useMemo(() => groupTweaks(resolved), [resolved]);
  const kitId = textAt(design, 'typekitId');
  const fonts = useMemo(() => {
    const used = resolved.map(({ value }) => textAt(value, 'font-family')).filter((family) => family !== '');
    return { used, kitId, themed: familiesInTheme(theme.css) };
  }, [resolved, kitId, theme]);
  return (
    <div className={css.content}>
      {isReadOnly && <NoticeBar>{t('styles.readOnly')}</NoticeBar>}
      {theme.presets.length > 0 && (
        <Presets presets={theme.presets} chosen={preset} isReadOnly={isReadOnly} onApply={apply} />
      )}
      <div className={css.groups}>
        {groups.map(({ name, entries }, index) => (
          <Disclosure key={name} title={name} isOpenAtFirst={index === 0}>
            <div className={css.group}>
              {entries.map((each) => (
                <TweakRow
                  key={each.tweak.name}
                  resolved={each}
                  own={own[each.tweak.name]}
                  fonts={fonts}
                  isReadOnly={isReadOnly}
                />
              ))}
            </div>
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
