import { useState } from 'react';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { nextStep, type StoreSetup, type StoreStep } from './store-setup.ts';
import { RUN_STEP } from './store-steps.ts';

export interface StoreFailure {
  readonly step: StoreStep;
  readonly error: unknown;
}

export interface StoreCreation {
  /** The store as far as it has been created; undefined while there is nothing. */
  readonly created: StoreSetup | undefined;
  readonly running: StoreStep | undefined;
  readonly failure: StoreFailure | undefined;
  /** Whether an attempt has failed, also before a reload. */
  readonly hasFailed: boolean;
  /** Creates what is missing. Continues after the last step that has succeeded. */
  readonly run: (setup: StoreSetup) => Promise<void>;
}

export interface StoreCreationOptions {
  /** A store that is not complete. */
  readonly unfinished: StoreSetup | undefined;
  /** Called after each step, and with undefined when the store is complete. */
  readonly onChange: (setup: StoreSetup | undefined) => void;
  readonly onComplete: (setup: StoreSetup) => void;
}

/** Runs the steps of the creation of a store in order, and stops at the first one that fails. */
export function useStoreCreation({ unfinished, onChange, onComplete }: StoreCreationOptions): StoreCreation {
  const { api, site, store, sync } = useEditor();
  const [created, setCreated] = useState(unfinished);
  const [running, setRunning] = useState<StoreStep>();
  const [failure, setFailure] = useState<StoreFailure>();
  const [hasFailed, setHasFailed] = useState(unfinished !== undefined);
  const services = {
    api,
    websiteId: site.websiteId,
    bodies: () => store.states.getState().head,
    refresh: sync.refresh,
  };
  const run = async (start: StoreSetup) => {
    let setup = start;
    let step = nextStep(setup);
    setFailure(undefined);
    setRunning(step);
    try {
      // The server must know what was changed here, such as URL slugs that have become free.
      await sync.flush();
      // The response of a failed step may have been lost, but not its request.
      if (hasFailed) await sync.refresh();
      for (; step !== undefined; step = nextStep(setup)) {
        setRunning(step);
        setup = await RUN_STEP[step](setup, services);
        setCreated(setup);
        onChange(setup);
      }
      onChange(undefined);
      onComplete(setup);
    } catch (error) {
      setHasFailed(true);
      if (step !== undefined) setFailure({ step, error });
    } finally {
      setRunning(undefined);
    }
  };
  return { created, running, failure, hasFailed, run };
}
