import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What the app frame provides to its screens. */
export interface Shell {
  readonly openPublish: () => void;
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  readonly openConflicts: () => void;
  /** The settings of the theme, which the canvas shows next to the page. */
  readonly SiteStyles: ComponentType<{ readonly onClose: () => void }>;
}

const ShellContext = createContext<Shell | undefined>(undefined);

export function ShellProvider({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>;
}

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === undefined) throw new Error('useShell stands outside of the frame');
  return shell;
}
