import type { Io } from '../../printing/io.ts';
import type { ServedSite } from '../supervise/serve-site.ts';

/**
 * Until somebody asks the process to end (Ctrl+C, or a service manager; a second time ends it at once), or takes the data
 * folder away. Nothing could be kept any more then, and a new folder in its place would have neither orders nor baskets:
 * so that is the end too, with exit code 1.
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
