import type { Doc } from '../../../../compiler/model/index.ts';

/** Characters of one chunk. */
const CHUNK_LENGTH = 1_000_000;

/** Streams documents as a JSON array. */
export function streamDocuments(docs: readonly Doc[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    type: 'bytes',
    pull: (controller) => {
      let text = next === 0 ? '[' : '';
      while (next < docs.length && text.length < CHUNK_LENGTH) {
        text += `${next === 0 ? '' : ','}${JSON.stringify(docs[next])}`;
        next += 1;
      }
      const isLast = next === docs.length;
      controller.enqueue(encoder.encode(isLast ? `${text}]` : text));
      if (isLast) controller.close();
    },
  });
}
