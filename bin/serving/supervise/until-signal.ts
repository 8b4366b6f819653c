/** Resolves when the process is asked to end; a second signal ends it at once. */
export function untilSignal(): Promise<'signal'> {
  return new Promise((resolve) => {
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve('signal');
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
