/** Server-sent event streams of pages that are open in `quoin dev`. */
export interface ReleaseListeners {
  /** Sends the live release first, so that a page that reconnects notices a change. */
  open(active: string | undefined): ReadableStream<Uint8Array>;
  notify(active: string | undefined): void;
}

/** Open tabs; the oldest are disconnected. */
const MAX_LISTENERS = 50;

export function createReleaseListeners(): ReleaseListeners {
  const writers = new Set<WritableStreamDefaultWriter<Uint8Array>>();
  const drop = (writer: WritableStreamDefaultWriter<Uint8Array>) => {
    writers.delete(writer);
    writer.close().catch(() => {});
  };
  const write = (writer: WritableStreamDefaultWriter<Uint8Array>, active: string | undefined) => {
    const event = new TextEncoder().encode(`data: ${active ?? ''}\n\n`);
    // Writing to a closed page fails.
    writer.write(event).catch(() => drop(writer));
  };
  return {
    open: (active) => {
      const { readable, writable } = new IdentityTransformStream();
      const writer: WritableStreamDefaultWriter<Uint8Array> = writable.getWriter();
      for (const oldest of writers) {
        if (writers.size < MAX_LISTENERS) break;
        drop(oldest);
      }
      writers.add(writer);
      write(writer, active);
      return readable;
    },
    notify: (active) => {
      for (const writer of writers) write(writer, active);
    },
  };
}
