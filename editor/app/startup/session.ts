import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether somebody is signed in. Any call may find out that nobody is any more; whoever signs in again goes on. */
export interface Session {
  readonly isSignedOut: StoreApi<boolean>;
  readonly end: () => void;
  readonly begin: () => void;
}

export function createSession(): Session {
  const isSignedOut = createStore<boolean>(() => false);
  return {
    isSignedOut,
    end: () => isSignedOut.setState(true, true),
    begin: () => isSignedOut.setState(false, true),
  };
}
