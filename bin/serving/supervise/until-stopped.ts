import type { Io } from '../../printing/io.ts';
import type { OpenedSite } from './open-site.ts';
import { untilSignal } from './until-signal.ts';

/**
 * Prepares the canvas, so that the first one opens at once, also when the theme is broken by then. Resolves with the exit code when the process receives a signal (a second one ends it at once), or when the data
 * folder is deleted. In that case nothing can be stored and a new folder would lack all orders and carts, so the
 * exit code is 1.
 */
export async function untilStopped(
  io: Io,
  site: Pick<OpenedSite, 'lost' | 'dataFolder' | 'prepareCanvas'>,
): Promise<number> {
  const end = Promise.race([untilSignal(), site.lost.then(() => 'lost' as const)]);
  await Promise.race([end, site.prepareCanvas()]);
  io.err('Press Ctrl+C to stop\n');
  if ((await end) === 'signal') return 0;
  io.err(
    `${site.dataFolder} was deleted or moved while the site was being served. Orders and carts can no longer be stored, so the server stops. Restore the folder, or start again without its data\n`,
  );
  return 1;
}
