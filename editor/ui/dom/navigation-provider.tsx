import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Navigates within the dashboard without a page load. */
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}

/** Connects the kit's links to the dashboard's router and sets the locale to English. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return (
    <I18nProvider locale="en-US">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
