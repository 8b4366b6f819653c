import { BellRing, FilePlus, Keyboard, Moon, Receipt, Redo2, Rocket, Sun, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useShell } from '../../hooks/shell-context.tsx';
import { useBodies } from '../../hooks/use-documents.ts';
import { useHistory } from '../../hooks/use-history.ts';
import { useMay } from '../../hooks/use-may.ts';
import { useMayPublish } from '../../hooks/use-may-publish.ts';
import { useNavigateTo } from '../../hooks/use-navigate-to.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { CommandPalette, type PaletteGroup } from '../../kit/overlays/command-palette.tsx';
import { documentsOf, kindOf, screenOf, titleOf } from '../../model/documents.ts';
import { t } from '../../strings.ts';
import { areasFor } from './areas.tsx';
import { keysFor } from './key-names.ts';

/** Documents that are offered by name, in this order. */
const FOUND_TYPES = ['page', 'item', 'form', 'asset'] as const;
/** More than that is no list but a search of its own screen. */
const MOST_DOCUMENTS = 500;

/** Everything, by its name (editor 3.1): areas, deeds, documents. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const may = useMay();
  const navigate = useNavigateTo();
  const shell = useShell();
  const { undo, redo } = useHistory();
  const [, setTheme] = useTheme();
  const bodies = useBodies();
  const documents = useMemo(
    () =>
      FOUND_TYPES.flatMap((type) => documentsOf(bodies, type))
        .slice(0, MOST_DOCUMENTS)
        .flatMap(({ key, body }) => {
          const href = screenOf(key, body);
          return href === undefined
            ? []
            : [{ id: href, label: titleOf(key, body), words: kindOf(key, body), keys: kindOf(key, body) }];
        }),
    [bodies],
  );
  const mayPublish = useMayPublish();
  const areas = areasFor(may);
  const store = may('orders.read')
    ? [
        { id: '/config/store/orders', label: t('store.orders'), icon: <Receipt /> },
        { id: '/config/store/restock', label: t('store.waitingLists'), icon: <BellRing /> },
      ]
    : [];
  const deeds: Readonly<Record<string, () => void>> = {
    publish: shell.openPublish,
    shortcuts: shell.openShortcuts,
    undo,
    redo,
    light: () => setTheme('light'),
    dark: () => setTheme('dark'),
  };
  const groups: readonly PaletteGroup[] = [
    {
      label: t('palette.goTo'),
      commands: [...areas.map(({ href, label, icon }) => ({ id: href, label, icon })), ...store],
    },
    {
      label: t('palette.do'),
      commands: [
        ...(may('products.write')
          ? [{ id: '/config/store/products?add=1', label: t('products.add'), icon: <FilePlus /> }]
          : []),
        ...(mayPublish
          ? [{ id: 'publish', label: t('bar.publish'), icon: <Rocket />, keys: keysFor('publish') }]
          : []),
        { id: 'undo', label: t('bar.undo'), icon: <Undo2 />, keys: keysFor('undo') },
        { id: 'redo', label: t('bar.redo'), icon: <Redo2 />, keys: keysFor('redo') },
        { id: 'shortcuts', label: t('bar.shortcuts'), icon: <Keyboard />, keys: keysFor('help') },
        { id: 'light', label: t('bar.themeLight'), words: t('bar.theme'), icon: <Sun /> },
        { id: 'dark', label: t('bar.themeDark'), words: t('bar.theme'), icon: <Moon /> },
      ],
    },
    { label: t('palette.open'), commands: documents },
  ];
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      groups={groups.filter(({ commands }) => commands.length > 0)}
      onChoose={(id) => (deeds[id] ?? (() => navigate(id)))()}
    />
  );
}
