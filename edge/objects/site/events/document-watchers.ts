import type { DocKey } from '../../../../compiler/model/index.ts';
import type { DocWatcher } from '../../../domain/site.ts';

/** Revisions by document, 0 for deleted documents, and the site revision that they lead to. */
export interface ChangedDocs {
  readonly revision: number;
  readonly revs: Readonly<Record<DocKey, number>>;
}

/** Server-sent event streams of open dashboards. */
export interface DocumentWatchers {
  /** Returns undefined when the site has too many streams. */
  open(watcher: DocWatcher, first: ChangedDocs): ReadableStream<Uint8Array> | undefined;
  /** Sends each stream the changes that its contributor may see. */
  notify(changes: (watcher: DocWatcher) => ChangedDocs): void;
  /** Sends a sign of life; streams of closed tabs are removed when writing fails. */
  beat(): void;
  /** Ends the streams whose watcher fails the check. Their tabs find out why, and may reconnect. */
  end(isEnded: (watcher: DocWatcher) => boolean): void;
  all(): readonly DocWatcher[];
}

/** Streams per site; more tabs check for changes when they get the focus. */
export const MAX_WATCHERS = 100;
/** Streams per session, so that one person cannot use up those of the site. The oldest is closed. */
const MAX_WATCHERS_OF_SESSION = 6;
/** Unread events after which a stream counts as dead. */
const MAX_UNREAD = 50;

interface Stream {
  readonly watcher: DocWatcher;
  readonly writer: WritableStreamDefaultWriter<Uint8Array>;
  unread: number;
}

export function createDocumentWatchers(): DocumentWatchers {
  const streams = new Set<Stream>();
  const drop = (stream: Stream) => {
    streams.delete(stream);
    stream.writer.close().catch(() => {});
  };
  const write = (stream: Stream, event: string) => {
    if (stream.unread >= MAX_UNREAD) return drop(stream);
    stream.unread += 1;
    stream.writer.write(new TextEncoder().encode(event)).then(
      () => {
        stream.unread -= 1;
      },
      // The tab is closed.
      () => drop(stream),
    );
  };
  const closeOldest = (session: string) => {
    const own = [...streams].filter(({ watcher }) => watcher.session === session);
    for (const stream of own.slice(0, Math.max(0, own.length - MAX_WATCHERS_OF_SESSION + 1))) drop(stream);
  };
  return {
    open: (watcher, first) => {
      closeOldest(watcher.session);
      if (streams.size >= MAX_WATCHERS) return undefined;
      const { readable, writable } = new IdentityTransformStream();
      const writer: WritableStreamDefaultWriter<Uint8Array> = writable.getWriter();
      const stream = { watcher, writer, unread: 0 };
      streams.add(stream);
      writer.closed.catch(() => drop(stream));
      write(stream, eventOf(first));
      return readable;
    },
    notify: (changes) => {
      for (const stream of streams) write(stream, eventOf(changes(stream.watcher)));
    },
    beat: () => {
      for (const stream of streams) write(stream, 'event: beat\ndata:\n\n');
    },
    end: (isEnded) => {
      for (const stream of streams) {
        if (!isEnded(stream.watcher)) continue;
        write(stream, 'event: end\ndata:\n\n');
        drop(stream);
      }
    },
    all: () => [...streams].map(({ watcher }) => watcher),
  };
}

function eventOf({ revision, revs }: ChangedDocs): string {
  return `id: ${revision}\nevent: docs\ndata: ${JSON.stringify({ revs })}\n\n`;
}
