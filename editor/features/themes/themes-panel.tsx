import { useMemo } from 'react';
import type { DocKey, Theme } from '../../../compiler/model/index.ts';
import type { EditorTheme } from '../../../formatters/vocabulary/api/editor/themes.ts';
import { useEditor } from '../../core/hooks/editor-context.tsx';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { documentsOf, SETTINGS_KEY } from '../../core/model/documents.ts';
import { recordAt } from '../../core/model/json-access.ts';
import { themeOf } from '../../core/preview/design-styles.ts';
import { QueryContent } from '../../core/server/query-content.tsx';
import { SERVER } from '../../core/server/query-keys.ts';
import { useServer } from '../../core/server/use-server.ts';
import { useSearch } from '../../core/shell/use-search.ts';
import { NoticeBar } from '../../ui/feedback/notice.tsx';
import { focusWhenRendered } from '../../ui/focus/focus-when-rendered.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { type KeptPart, keptStyles, type ThemeNames, unusedParts } from './kept-parts.ts';
import { t } from './strings.ts';
import { ThemeCard } from './theme-card.tsx';
import { ThemePreview } from './theme-preview.tsx';
import css from './themes.module.css';
import { type OpenedTheme, useOpenedThemes } from './use-opened-themes.ts';
import { useThemeChoice } from './use-theme-choice.ts';

/** The themes that the site can use, with a preview of the draft in each. */
export function ThemesPanel() {
  const { api } = useEditor();
  const themes = useServer(SERVER.themes, () => api.themes());
  const mayUse = useMay()('settings.write');
  return (
    <div className={css.panel}>
      <p className={css.intro}>{t('themes.intro')}</p>
      {!mayUse && <NoticeBar>{t('themes.readOnly')}</NoticeBar>}
      <QueryContent from={themes} failed={t('themes.failed')} skeleton={{ kind: 'tiles', count: 3 }}>
        {(data) => <Themes themes={data.themes} mayUse={mayUse} />}
      </QueryContent>
    </div>
  );
}

interface ThemesProps {
  readonly themes: readonly EditorTheme[];
  readonly mayUse: boolean;
}

function Themes({ themes: listed, mayUse }: ThemesProps) {
  const bodies = useBodies();
  const current = themeOf(bodies);
  // The list of the server begins with the theme that the files name, which changes.
  const themes = useMemo(() => listed.toSorted((one, other) => one.name.localeCompare(other.name)), [listed]);
  const [{ preview }, search] = useSearch();
  const previewed = themes.find(({ folder }) => folder === preview);
  // What is looked at first is opened first.
  const opened = useOpenedThemes(
    [preview, current, ...themes.map(({ folder }) => folder)].filter((folder) =>
      themes.some((theme) => theme.folder === folder),
    ) as readonly string[],
  );
  const names = useMemo(() => themeNames(themes, opened), [themes, opened]);
  const { use, pending } = useThemeChoice();
  const home = useMemo(() => homeOf(documentsOf(bodies, 'page')), [bodies]);
  const close = () => search({ preview: undefined });
  const choose = async (theme: EditorTheme) => {
    if (!(await use(theme))) return;
    close();
    focusWhenRendered(CURRENT_HEADING);
  };
  const saved = recordAt(bodies.get(SETTINGS_KEY), 'otherThemes');
  return (
    <>
      <ul className={css.list} aria-label={t('themes.list')}>
        {themes.map((theme) => (
          <ThemeCard
            key={theme.folder}
            theme={theme}
            opened={opened.get(theme.folder)}
            home={home}
            isCurrent={theme.folder === current}
            hasStyles={recordAt(saved, theme.folder).design !== undefined}
            mayUse={mayUse}
            isPending={pending === theme.folder}
            onPreview={() => search({ preview: theme.folder })}
            onUse={() => void choose(theme)}
          />
        ))}
      </ul>
      <Kept folder={current} names={names} opened={opened} />
      {previewed !== undefined && (
        <ThemePreview
          name={previewed.name}
          opened={opened.get(previewed.folder)}
          home={home}
          notShown={<NotShown folder={previewed.folder} names={names} opened={opened} />}
          mayUse={mayUse && previewed.folder !== current}
          isPending={pending === previewed.folder}
          onUse={() => void choose(previewed)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The buttons of the card are gone. The heading is behind the preview until that has closed. */
const CURRENT_HEADING = 'body:not(:has([role="dialog"])) [data-theme-heading="current"]';

interface PartsProps {
  readonly folder: string;
  readonly names: ThemeNames;
  readonly opened: ReadonlyMap<string, OpenedTheme>;
}

/** What the current theme does not use: styles of other themes, and names in pages that it does not have. */
function Kept({ folder, names, opened }: PartsProps) {
  const bodies = useBodies();
  const unused = useUnused(folder, names, opened);
  const parts = useMemo(() => [...keptStyles(bodies, names), ...unused], [bodies, names, unused]);
  if (parts.length === 0) return null;
  return (
    <Card title={t('themes.kept')}>
      <p className={css.intro}>{t('themes.keptText', { name: names.nameOf(folder) })}</p>
      <ItemList items={parts} isFlush />
    </Card>
  );
}

/** What a previewed theme does not show. */
function NotShown({ folder, names, opened }: PartsProps) {
  const parts = useUnused(folder, names, opened);
  if (parts.length === 0) return null;
  return (
    <p className={css.notShown}>
      {t('themes.notShown', {
        name: names.nameOf(folder),
        parts: parts.map(({ title, note }) => `${title} (${note})`).join(', '),
      })}
    </p>
  );
}

function useUnused(folder: string, names: ThemeNames, opened: PartsProps['opened']): readonly KeptPart[] {
  const bodies = useBodies();
  return useMemo(() => {
    const theme = names.themeIn(folder);
    const others = [...opened.keys()].flatMap((other) => names.themeIn(other) ?? []);
    return theme === undefined ? [] : unusedParts(bodies, theme, others);
  }, [bodies, folder, names, opened]);
}

function themeNames(themes: readonly EditorTheme[], opened: ReadonlyMap<string, OpenedTheme>): ThemeNames {
  return {
    nameOf: (folder) => themes.find((theme) => theme.folder === folder)?.name ?? folder,
    themeIn: (folder): Theme | undefined => {
      const found = opened.get(folder);
      return found?.kind === 'ready' ? found.theme : undefined;
    },
  };
}

function homeOf(pages: ReturnType<typeof documentsOf>): DocKey | undefined {
  return (pages.find(({ body }) => recordAt(body).isHome === true) ?? pages[0])?.key;
}
