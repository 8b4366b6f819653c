/** Open pages of `quoin dev`, each a stream of server-sent events: which release is live. */
export interface LiveListeners {
  /** Tells the release that is live now first, so that who lost the connection learns what was missed. */
  open(active: string | undefined): ReadableStream<Uint8Array>;
  tell(active: string | undefined): void;
}

/** Tabs of one developer; the oldest are let go. */
const MOST_LISTENERS = 50;

export function createLiveListeners(): LiveListeners {
  const writers = new Set<WritableStreamDefaultWriter<Uint8Array>>();
  const drop = (writer: WritableStreamDefaultWriter<Uint8Array>) => {
    writers.delete(writer);
    writer.close().catch(() => {});
  };
  const write = (writer: WritableStreamDefaultWriter<Uint8Array>, active: string | undefined) => {
    const event = new TextEncoder().encode(`data: ${active ?? ''}\n\n`);
    // A page that was closed cannot be written to.
    writer.write(event).catch(() => drop(writer));
  };
  return {
    open: (active) => {
      const { readable, writable } = new IdentityTransformStream();
      const writer: WritableStreamDefaultWriter<Uint8Array> = writable.getWriter();
      for (const oldest of writers) {
        if (writers.size < MOST_LISTENERS) break;
        drop(oldest);
      }
      writers.add(writer);
      write(writer, active);
      return readable;
    },
    tell: (active) => {
      for (const writer of writers) write(writer, active);
    },
  };
}
