import type { Io } from '../../printing/io.ts';
import type { ServedSite } from '../supervise/serve-site.ts';

/**
 * Resolves with the exit code when the process receives a signal (a second one ends it at once), or when the data
 * folder is deleted. In that case nothing can be stored and a new folder would lack all orders and carts, so the
 * exit code is 1.
 */
export async function untilStopped(io: Io, site: Pick<ServedSite, 'lost' | 'dataFolder'>): Promise<number> {
  const end = await Promise.race([untilSignal(), site.lost.then(() => 'lost' as const)]);
  if (end === 'signal') return 0;
  io.err(
    `${site.dataFolder} was taken away while the site was served from it, so nothing can be kept and this ends; put it back, or start again without what was in it\n`,
  );
  return 1;
}

function untilSignal(): Promise<'signal'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve('signal'));
  });
}
