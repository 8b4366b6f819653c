import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether the user is signed in. Any request may end the session; signing in again resumes it. */
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
