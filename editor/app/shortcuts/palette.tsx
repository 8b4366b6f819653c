import {
  AppWindow,
  BellRing,
  FilePlus,
  Keyboard,
  Moon,
  Paintbrush,
  PanelTop,
  Receipt,
  Redo2,
  Rocket,
  ScrollText,
  Sun,
  Tags,
  Undo2,
} from 'lucide-react';
import { useMemo } from 'react';
import { useBodies } from '../../core/hooks/use-documents.ts';
import { useHistory } from '../../core/hooks/use-history.ts';
import { useMay } from '../../core/hooks/use-may.ts';
import { useMayPublish } from '../../core/hooks/use-may-publish.ts';
import { documentsOf, kindOf, screenOf, titleOf } from '../../core/model/documents.ts';
import { useShell } from '../../core/shell/shell-context.tsx';
import { useNavigateTo } from '../../core/shell/use-navigate-to.ts';
import { searchableSettings } from '../../features/settings/searchable-settings.ts';
import { keysFor } from '../../ui/dom/key-names.ts';
import { CommandPalette, type PaletteGroup } from '../../ui/overlays/command-palette.tsx';
import { areasFor } from '../navigation/areas.tsx';
import { useTheme } from '../startup/use-theme.ts';
import { t } from '../strings/app-strings.ts';
import { words } from './palette-strings.ts';

/** Document types that the palette lists, in this order. */
const SEARCHABLE_TYPES = ['page', 'item', 'form', 'asset'] as const;
/** Larger sites are searched on the screens themselves. */
const MAX_DOCUMENTS = 500;

/** Command palette with areas, actions, settings and documents (editor 3.1). */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const may = useMay();
  const mayPublish = useMayPublish();
  const navigate = useNavigateTo();
  const actions = useActions();
  const documents = useDocumentCommands();
  const groups: readonly PaletteGroup[] = [
    { label: t('palette.goTo'), commands: destinationsFor(may) },
    { label: t('palette.actions'), commands: actionsFor(may, mayPublish) },
    { label: t('nav.settings'), commands: settingsFor(may) },
    { label: t('palette.open'), commands: documents },
  ];
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      groups={groups.filter(({ commands }) => commands.length > 0)}
      onChoose={(id) => (actions[id] ?? (() => navigate(id)))()}
    />
  );
}

type Commands = PaletteGroup['commands'];
type May = ReturnType<typeof useMay>;

function destinationsFor(may: May): Commands {
  const orders = [
    { id: '/config/store/orders', label: t('store.orders'), icon: <Receipt /> },
    { id: '/config/store/restock', label: t('store.restockRequests'), icon: <BellRing /> },
  ];
  const tags = { id: '/config/tags', label: t('taxon.all'), icon: <Tags /> };
  const activity = { id: '/config/store/activity', label: t('store.activity'), icon: <ScrollText /> };
  const styles = {
    id: '/config/pages?styles=1',
    label: t('styles.title'),
    keywords: words('words.styles'),
    icon: <Paintbrush />,
  };
  const structure = {
    id: '/config/pages?structure=1',
    label: t('structure.title'),
    keywords: words('words.structure'),
    icon: <PanelTop />,
  };
  const screens = {
    id: '/config/screens',
    label: t('screens.title'),
    keywords: words('words.screens'),
    icon: <AppWindow />,
  };
  return [
    ...areasFor(may).map(({ id, href, label, icon }) => ({
      id: href,
      label,
      icon,
      ...(id === 'pages' && { keywords: words('words.pages') }),
    })),
    ...(may('pages.read') && may('settings.read') ? [styles, structure, screens] : []),
    ...(may('tags.read') ? [tags] : []),
    ...(may('orders.read') ? orders : []),
    ...(may('commerce.read') ? [activity] : []),
  ];
}

function settingsFor(may: May): Commands {
  return searchableSettings(may).map(({ href, label, keywords, section }) => ({
    id: href,
    label,
    keywords,
    keys: section ?? t('nav.settings'),
  }));
}

function actionsFor(may: May, mayPublish: boolean): Commands {
  const add = { id: '/config/store/products?add=1', label: t('products.add'), icon: <FilePlus /> };
  const publish = { id: 'publish', label: t('bar.publish'), icon: <Rocket />, keys: keysFor('publish') };
  return [
    ...(may('products.write') ? [add] : []),
    ...(mayPublish ? [publish] : []),
    { id: 'undo', label: t('bar.undo'), icon: <Undo2 />, keys: keysFor('undo') },
    { id: 'redo', label: t('bar.redo'), icon: <Redo2 />, keys: keysFor('redo') },
    { id: 'shortcuts', label: t('bar.shortcuts'), icon: <Keyboard />, keys: keysFor('help') },
    { id: 'light', label: t('bar.themeLight'), keywords: t('bar.theme'), icon: <Sun /> },
    { id: 'dark', label: t('bar.themeDark'), keywords: t('bar.theme'), icon: <Moon /> },
  ];
}

/** Commands that run here. The id of any other command is a path to navigate to. */
function useActions(): Readonly<Record<string, () => void>> {
  const shell = useShell();
  const { undo, redo } = useHistory();
  const [, setTheme] = useTheme();
  return {
    publish: shell.openPublish,
    shortcuts: shell.openShortcuts,
    undo,
    redo,
    light: () => setTheme('light'),
    dark: () => setTheme('dark'),
  };
}

function useDocumentCommands(): Commands {
  const bodies = useBodies();
  return useMemo(
    () =>
      SEARCHABLE_TYPES.flatMap((type) => documentsOf(bodies, type))
        .slice(0, MAX_DOCUMENTS)
        .flatMap(({ key, body }) => {
          const href = screenOf(key, body);
          const kind = kindOf(key, body);
          return href === undefined
            ? []
            : [{ id: href, label: titleOf(key, body), keywords: kind, keys: kind }];
        }),
    [bodies],
  );
}
