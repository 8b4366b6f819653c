import type { FileEntry, Files } from './files.ts';
import { readSource } from './read-source.ts';
import type { Source } from './source.ts';

/** Files that templates read as `data`: `data/team.yaml` is `data.team`. */
export const DATA_FOLDER = 'data';

/** Larger files are not read: pages are rendered, and the dashboard previews them, with all data in memory. */
export const MAX_DATA_BYTES = 1_000_000;

export interface DataSource extends Source {
  /** In bytes. The text of a file that is too large is empty. */
  readonly size: number;
}

export interface DataSources {
  readonly data: readonly DataSource[];
  /** Labels of files in the folder that are no data. */
  readonly unknownDataFiles: readonly string[];
}

/** Reads the data files of a site. */
export function readDataSources(site: Files, entries: readonly FileEntry[] = site.list()): DataSources {
  const inFolder = entries.filter(({ path }) => path.startsWith(`${DATA_FOLDER}/`));
  // The data folder of a server that was given this name: its secrets must not reach a page.
  if (inFolder.some(({ path }) => path === `${DATA_FOLDER}/secrets.json`))
    return { data: [], unknownDataFiles: [] };
  const [known, unknown] = [
    inFolder.filter(isData),
    inFolder.filter((entry) => !isData(entry) && !isNote(entry)),
  ];
  return {
    data: known.map(({ path, size }) =>
      size > MAX_DATA_BYTES
        ? { path, file: site.label(path), text: '', size }
        : { ...readSource(site, path), size },
    ),
    unknownDataFiles: unknown.map(({ path }) => site.label(path)),
  };
}

function isData({ path }: FileEntry): boolean {
  return /\.(?:json|ya?ml|csv)$/.test(path);
}

/** A text for people, such as `data/README.md`. */
function isNote({ path }: FileEntry): boolean {
  return /\.(?:md|txt)$/.test(path);
}
