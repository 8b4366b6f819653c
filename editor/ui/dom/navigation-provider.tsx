import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Goes to an address of the dashboard without loading the page again. */
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}

/** Links of the kit go through the dashboard's router; its texts are English. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return (
    <I18nProvider locale="en-US">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
