import { applyOperations, type DocKey, type Transaction } from '../../../../compiler/model/index.ts';
import { docsOf } from '../changes/change.ts';
import type { OpState, SyncError } from '../state/op-state.ts';
import {
  acknowledge,
  markForRetry,
  markSent,
  nextToSend,
  ready,
  reject,
  squashRelated,
  withCorrections,
} from '../state/outbox.ts';
import type { SendOutcome } from '../state/ports.ts';
import { loadAndApply } from './pull-remote.ts';
import type { SyncOptions } from './sync-options.ts';

/**
 * Maximum number of consecutive conflicts before saving stops, when another user writes faster than we can reload.
 */
const MAX_CONFLICTS = 5;

/**
 * Sends the ready transactions one after the other. Changes made in between have their own delay, so that typing does
 * not send every character. A rejected transaction does not hold back those of other documents.
 */
export async function sendAll(options: SyncOptions, isLast: boolean): Promise<void> {
  const { states, newId } = options;
  states.setState((state) => withCorrections(state, newId));
  let remaining = ready(states.getState()).length;
  let conflicts = 0;
  while (remaining > 0 && states.getState().syncError?.kind !== 'signed-out') {
    const next = nextToSend(states.getState());
    if (next === undefined) return;
    const outcome = rejectionOf(options, next) ?? (await send(options, next, isLast));
    const canContinue = await handleResponse(options, next, outcome);
    if (!canContinue) return;
    states.setState((state) => withCorrections(state, newId));
    conflicts += outcome.kind === 'conflict' ? 1 : 0;
    if (conflicts >= MAX_CONFLICTS) return states.setState({ syncError: { kind: 'failed' } });
    remaining = outcome.kind === 'conflict' ? ready(states.getState()).length : remaining - 1;
  }
}

/** Checks the documents as they would be on the server. It may already have a transaction that it has seen. */
function rejectionOf({ states, check }: SyncOptions, next: Transaction): SendOutcome | undefined {
  const { attempted, confirmed } = states.getState();
  const applied = applyOperations(confirmed, next.ops);
  if (check === undefined || attempted.has(next.id) || !applied.ok) return undefined;
  const errors = [...docsOf(next.ops)].flatMap((doc) => {
    const body = applied.bodies.get(doc);
    return body === undefined ? [] : check(doc, body);
  });
  return errors.length === 0 ? undefined : { kind: 'rejected', message: errors[0]?.message ?? '', errors };
}

function send({ states, documents }: SyncOptions, next: Transaction, isLast: boolean): Promise<SendOutcome> {
  states.setState(markSent(states.getState(), next));
  const { pending, confirmed: bodies, revs } = states.getState();
  const outgoing = pending.find(({ id }) => id === next.id) ?? next;
  return documents.send(outgoing, { isLast, confirmed: { bodies, revs } }).catch(() => ({ kind: 'offline' }));
}

/** Handles the server's response. Returns whether to send the next transaction. */
async function handleResponse(
  options: SyncOptions,
  sent: Transaction,
  outcome: SendOutcome,
): Promise<boolean> {
  const { states, newId, peers } = options;
  switch (outcome.kind) {
    case 'accepted':
      states.setState((state) => acknowledge(state, sent.id, outcome.revs));
      peers?.notify(outcome.revs);
      return true;
    case 'conflict':
      states.setState((state) => squashRelated(state, sent, newId()));
      return reload(options, [...new Set([...docsOf(sent.ops), ...(Object.keys(outcome.revs) as DocKey[])])]);
    case 'rejected': {
      const { message, errors } = outcome;
      states.setState((state) => reject(state, sent, { message, errors }));
      return true;
    }
    default: {
      const syncError: SyncError = { kind: outcome.kind };
      states.setState((state): OpState => ({ ...markForRetry(state), syncError }));
      return false;
    }
  }
}

/** Loads the documents that others have changed: those of the transaction, and others that the call has sent. */
async function reload(options: SyncOptions, docs: readonly DocKey[]): Promise<boolean> {
  try {
    await loadAndApply(options, docs);
    return true;
  } catch {
    options.states.setState({ syncError: { kind: 'offline' } });
    return false;
  }
}
