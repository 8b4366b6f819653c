/** Resolves when somebody asks the process to end: Ctrl+C, or a service manager. A second time ends it at once. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
