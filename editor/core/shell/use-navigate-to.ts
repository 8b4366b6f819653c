import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

export interface NavigateOptions {
  /** Whether the URL replaces the current one in the history, so that Back does not lead there. */
  readonly isReplacement?: boolean;
}

/** Returns a function that opens a URL of the dashboard, or asks first when there are unsaved changes. */
export function useNavigateTo(): (href: string, options?: NavigateOptions) => void {
  const router = useRouter();
  return useCallback(
    (href: string, { isReplacement = false }: NavigateOptions = {}) =>
      isReplacement ? router.history.replace(href) : router.history.push(href),
    [router],
  );
}
