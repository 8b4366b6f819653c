import type { BuildService } from '../../../release/build-service.ts';
import type { Documents } from './documents.ts';
import type { ReplacedFiles } from './replaced-files.ts';

/**
 * Asks the build service to write unsynced documents to the site's folder; it fetches them and reports what it wrote.
 * Then deletes the files that no document refers to anymore. `takeReplaced` runs in a transaction. Throws when some
 * documents were not written.
 */
export async function writeToDisk(
  buildService: BuildService,
  documents: Documents,
  takeReplaced: ReplacedFiles['take'],
): Promise<void> {
  const { docs, deleted } = documents.unsynced('');
  if (docs.length + deleted.length > 0) {
    const result = await buildService.writeToDisk();
    // Files are not synced now: the next process that syncs them starts by fetching the documents.
    if (result === undefined) return;
    if (result.failed.length > 0) throw new Error(`Not written: ${result.failed.join(', ')}`);
  }
  // Documents on disk refer to the new files by now. Each name is taken once, as it may soon belong to another file.
  for (const filename of takeReplaced()) await buildService.deleteAsset(filename);
}
