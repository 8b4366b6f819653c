import { useCallback } from 'react';
import { type Action, may } from '../../../compiler/model/index.ts';
import { useEditor } from './editor-context.tsx';

/** Whether the person may do something. The server decides; here it is only about not offering what it would refuse. */
export function useMay(): (action: Action) => boolean {
  const { roles } = useEditor().me;
  return useCallback((action) => may(roles, action), [roles]);
}
