import { useCallback } from 'react';
import { type Action, may } from '../../../compiler/model/index.ts';
import { useEditor } from './editor-context.tsx';

/**
 * Returns whether the user has a permission. The server enforces it; the dashboard only hides what would be rejected.
 */
export function useMay(): (action: Action) => boolean {
  const { roles } = useEditor().me;
  return useCallback((action) => may(roles, action), [roles]);
}
