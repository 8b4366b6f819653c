import type { StoreApi } from 'zustand/vanilla';
import { isRecord, parseJson } from '../../../formatters/index.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { ApiFailure } from '../../core/api/api-failure.ts';
import { crumbOf, type Transport } from '../../core/api/request.ts';
import type { EventStream, StreamSlot } from '../../core/operations/events/follow-events.ts';
import { openIndexedDbJournal } from '../../core/operations/journal/indexed-db-journal.ts';
import { createMemoryJournal, type Journal } from '../../core/operations/journal/journal.ts';
import type { ChangedRevs, Clock, Peers } from '../../core/operations/state/ports.ts';

/** Browser implementations of the ports of the operation store and the API client. */
export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = window.setTimeout(callback, milliseconds);
    return () => window.clearTimeout(timer);
  },
};

/** 20 random letters and digits (about 103 bits). */
export function randomId(): string {
  const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
  return [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => alphabet[byte % 36] ?? '0').join('');
}

export function browserTransport(onSignedOut: () => void, isUnreachable: StoreApi<boolean>): Transport {
  return {
    fetch: async (path, init) => {
      const wasUnreachable = isUnreachable.getState();
      try {
        const response = await window.fetch(path, init);
        // Requests that started before the connection was lost prove nothing about the current state.
        if (wasUnreachable) isUnreachable.setState(false, true);
        return response;
      } catch (error) {
        if (init.signal?.aborted !== true) isUnreachable.setState(true, true);
        throw error;
      }
    },
    cookies: () => document.cookie,
    report: (failure, path) => reportError({ event: 'editor-fetch', path, message: describe(failure) }),
    onSignedOut,
  };
}

function describe({ kind, status, message }: ApiFailure): string {
  return [kind, status, message].join(' ').trim();
}

/** Reports an error to the console and the server. A failed report is not retried. */
export function reportError(event: Readonly<Record<string, string>>): void {
  console.error('quoin', event);
  const body = JSON.stringify([{ event: event.event, data: event, timestamp: Date.now() }]);
  const path = `${API.javascriptErrors}?crumb=${encodeURIComponent(crumbOf(document.cookie))}`;
  navigator.sendBeacon?.(path, new Blob([body], { type: 'application/json' }));
}

/** Opens the journal in IndexedDB, or one in memory when the browser denies storage. */
export async function openJournal(
  scope: string,
): Promise<{ readonly journal: Journal; readonly isPersistent: boolean }> {
  try {
    const journal = await openIndexedDbJournal({
      scope,
      tab: randomId(),
      locks: navigator.locks,
      now: Date.now(),
    });
    return { journal, isPersistent: true };
  } catch {
    return { journal: createMemoryJournal(), isPersistent: false };
  }
}

export function browserPeers(scope: string): Peers {
  const channel = new BroadcastChannel(`quoin-${scope}`);
  return {
    notify: (revs) => channel.postMessage(revs),
    listen: (callback) => {
      const onMessage = ({ data }: MessageEvent<ChangedRevs>) => callback(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** The server-sent events about changed documents. */
export const EVENT_STREAM: EventStream = {
  open: (revision, { onChanges, onBeat, onEnd, onError }) => {
    const query = revision === undefined ? '' : `?${new URLSearchParams({ revision })}`;
    const source = new EventSource(`${API.editorEvents}${query}`);
    source.addEventListener('docs', ({ data, lastEventId }) => onChanges(readRevs(data), lastEventId));
    source.addEventListener('beat', onBeat);
    source.addEventListener('end', onEnd);
    source.addEventListener('error', onError);
    return () => source.close();
  },
};

function readRevs(data: unknown): ChangedRevs {
  const event = typeof data === 'string' ? parseJson(data) : undefined;
  return isRecord(event) && isRecord(event.revs) ? (event.revs as ChangedRevs) : {};
}

/** Without locks (plain HTTP from another machine), each tab has its own stream. */
export function browserStreamSlot(scope: string): StreamSlot {
  return {
    acquire: (onAcquired) => {
      if (navigator.locks === undefined) {
        onAcquired();
        return () => {};
      }
      const controller = new AbortController();
      const { signal } = controller;
      const released = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      const hold = () => {
        if (!signal.aborted) onAcquired();
        return released;
      };
      navigator.locks.request(`quoin-events-${scope}`, { signal }, hold).catch(() => {
        // The tab gave up waiting.
      });
      return () => controller.abort();
    },
  };
}
