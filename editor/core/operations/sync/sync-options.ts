import type { StoreApi } from 'zustand/vanilla';
import type { OpState } from '../state/op-state.ts';
import type { Clock, Documents, Peers } from '../state/ports.ts';
import type { CheckDocument } from '../state/rejection.ts';

export interface SyncOptions {
  readonly states: StoreApi<OpState>;
  readonly documents: Documents;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly peers?: Peers;
  /** Finds invalid values before they are sent; absent: the server finds them. */
  readonly check?: CheckDocument;
  /** Called before remote changes are merged, so that text that is being typed becomes part of our changes. */
  readonly beforeRemote?: () => void;
}
