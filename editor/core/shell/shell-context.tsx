import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { DocKey } from '../../../compiler/model/index.ts';
import type { CustomColorProps } from '../colors/custom-color.tsx';
import type { LinkMark } from '../text/session/text-command.ts';

export interface LinkDialogProps {
  readonly link: LinkMark | undefined;
  /** The linked text. */
  readonly name: string;
  /** Whether the link can open in a new window; default true. */
  readonly hasNewWindow?: boolean;
  readonly onClose: () => void;
  readonly onSet: (link: LinkMark | undefined, name: string) => void;
}

export interface HeaderFooterProps {
  readonly onClose: () => void;
  /** Shows an area of the theme on the page. */
  readonly onShowArea: (doc: DocKey) => void;
  /** Shows a block of an area with its settings. */
  readonly onOpenBlock: (doc: DocKey, blockId: string) => void;
  /** Shows the list of pages, where the navigation is edited. */
  readonly onEditNavigation: () => void;
}

/** What the app frame provides to its screens. */
export interface Shell {
  readonly openPublish: () => void;
  readonly openPalette: () => void;
  readonly openShortcuts: () => void;
  readonly openConflicts: () => void;
  /** Sliders and a field for any color, loaded when they are first shown. */
  readonly CustomColor: ComponentType<CustomColorProps & { readonly onClose: () => void }>;
  /** Adds a page, an index page or a folder. */
  readonly NewPageDialog: ComponentType<{
    readonly onClose: () => void;
    readonly onCreated: (doc: DocKey) => void;
  }>;
  /** Edits a link of a text. */
  readonly LinkDialog: ComponentType<LinkDialogProps>;
  /** The settings of the theme, which the canvas shows next to the page. */
  readonly SiteStyles: ComponentType<{ readonly onClose: () => void }>;
  /** The themes of the site, which the settings show. */
  readonly Themes: ComponentType;
  /** Header and footer of the site, next to the page as well. */
  readonly HeaderFooter: ComponentType<HeaderFooterProps>;
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
