import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to an address of the dashboard; unsaved work is asked about on the way. */
export function useNavigateTo(): (href: string) => void {
  const router = useRouter();
  return useCallback((href: string) => router.history.push(href), [router]);
}
