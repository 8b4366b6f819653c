import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether somebody is signed in. Any call may find out that nobody is any more; whoever signs in again goes on. */
export interface Session {
  readonly isOver: StoreApi<boolean>;
  readonly end: () => void;
  readonly begin: () => void;
}

export function createSession(): Session {
  const isOver = createStore<boolean>(() => false);
  return {
    isOver,
    end: () => isOver.setState(true, true),
    begin: () => isOver.setState(false, true),
  };
}
