/** Reads the first bytes of a stream. Returns them with a stream of all bytes and the number of bytes read so far. */
export async function readHead(
  body: ReadableStream<Uint8Array> | null,
  bytes: number,
): Promise<{ readonly head: Uint8Array; readonly stream: ReadableStream<Uint8Array>; size(): number }> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isDone = reader === undefined;
  while (!isDone && size < bytes) {
    const step = await reader?.read();
    isDone = step === undefined || step.done;
    if (step?.value === undefined) continue;
    chunks.push(step.value);
    size += step.value.length;
  }
  const head = joined(chunks, size);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = chunks.shift();
      if (chunk !== undefined) return controller.enqueue(chunk);
      const step = isDone ? undefined : await reader?.read();
      if (step?.value === undefined) controller.close();
      else {
        size += step.value.length;
        controller.enqueue(step.value);
      }
    },
    cancel: async (reason) => {
      await reader?.cancel(reason);
    },
  });
  return { head, stream, size: () => size };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
