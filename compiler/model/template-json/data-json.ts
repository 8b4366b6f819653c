import type { JsonObject } from '../../../formatters/index.ts';
import type { SiteData } from '../site-data.ts';
import type { ReadTracker } from './read-tracker.ts';

/**
 * `data` as templates see it: `data/people/staff.csv` is `data.people.staff`. A page depends on the files that it reads.
 */
export function dataJson(data: SiteData, tracker: ReadTracker): JsonObject {
  const root: Folder = {};
  for (const [path, value] of Object.entries(data)) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let at = root;
    for (const folder of folders) {
      at[folder] ??= {};
      at = at[folder];
    }
    Object.defineProperty(at, name, {
      enumerable: true,
      get: () => {
        tracker.touch(`data:${path}`);
        return value;
      },
    });
  }
  return root;
}

interface Folder {
  [name: string]: Folder;
}
