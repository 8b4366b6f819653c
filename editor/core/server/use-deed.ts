import { useState } from 'react';
import { failureText } from './failure-text.ts';

/** Something that is asked of the server while the person waits. */
export interface Deed {
  readonly isBusy: boolean;
  /** Why the last try failed, until the next one. */
  readonly failure: ActionFailure | undefined;
  /** True when it was done. While one is under way there is no second one. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
  /** What failed is not what is asked for now. */
  readonly forget: () => void;
}

export interface ActionFailure {
  readonly error: unknown;
  /** For people. */
  readonly text: string;
}

/** A deed of a dialog, which stays with the reason when it fails. */
export function useAction(): Deed {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const run = async (act: () => Promise<unknown>) => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure({ error, text: failureText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, run, forget: () => setFailure(undefined) };
}
