/** Resolves when the process is asked to end; a second signal ends it at once. */
export function untilSignal(): Promise<'signal'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve('signal'));
  });
}
