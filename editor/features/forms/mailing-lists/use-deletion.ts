import { useState } from 'react';
import { failureText } from '../../../core/server/failure-text.ts';
import { SERVER } from '../../../core/server/query-keys.ts';
import { useServerCache } from '../../../core/server/use-server.ts';
import { useNotify } from '../../../ui/overlays/toast.tsx';

export interface Deletion {
  readonly isBusy: boolean;
  /** Deletes subscribers with their emails. Reports a failure and returns false. */
  run(request: () => Promise<unknown>): Promise<boolean>;
}

export function useDeletion(): Deletion {
  const notify = useNotify();
  const { invalidate } = useServerCache();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    run: async (request) => {
      setBusy(true);
      try {
        await request();
      } catch (error) {
        notify({ text: failureText(error), isBad: true });
        return false;
      } finally {
        setBusy(false);
      }
      invalidate(SERVER.subscribers);
      invalidate(SERVER.outbox);
      return true;
    },
  };
}
