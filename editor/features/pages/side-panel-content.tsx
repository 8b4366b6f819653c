import { useCallback } from 'react';
import { type HeaderFooterProps, useShell } from '../../core/shell/shell-context.tsx';
import { useSearch } from '../../core/shell/use-search.ts';

/** The panels that replace the inspector, by their parameter of the URL. */
const SIDE_PANELS = ['styles', 'structure'] as const;

export type SidePanelName = (typeof SIDE_PANELS)[number];

/** The open panel: in the URL, so that it stays open while other pages are shown. */
export function useSidePanel(): readonly [
  SidePanelName | undefined,
  (name: SidePanelName | undefined) => void,
] {
  const [search, change] = useSearch();
  return [
    SIDE_PANELS.find((name) => search[name] !== undefined),
    useCallback(
      (name) =>
        change(Object.fromEntries(SIDE_PANELS.map((each) => [each, each === name ? '1' : undefined]))),
      [change],
    ),
  ];
}

export interface SidePanelContentProps extends HeaderFooterProps {
  readonly name: SidePanelName;
}

export function SidePanelContent({ name, ...props }: SidePanelContentProps) {
  const { SiteStyles, HeaderFooter } = useShell();
  return name === 'styles' ? <SiteStyles onClose={props.onClose} /> : <HeaderFooter {...props} />;
}
