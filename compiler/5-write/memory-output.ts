import { foldersOf } from '../4-render/folders-of.ts';
import { checkedPath, type Output, type OutputChange, OutputError } from './output.ts';

export interface MemoryOutput extends Output {
  /** All files and their bytes, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A folder that exists only in memory: for tests, the editor's preview and Workers. */
export function createMemoryOutput(): MemoryOutput {
  const files = new Map<string, Uint8Array>();
  const staged = new Map<string, Uint8Array>();
  return {
    files,
    stage: (path, content) => {
      const bytes = bytesOf(content);
      const present = files.get(checkedPath(path));
      if (isSame(present, bytes)) return { was: 'same', bytes: bytes.length };
      staged.set(path, bytes);
      return { was: present === undefined ? 'nothing' : 'other', bytes: bytes.length };
    },
    publish: async (changes) => {
      const kept = without(files, changes);
      for (const { path, staged: from } of changes) if (from !== undefined) checkFolders(path, kept);
      for (const { path, staged: from } of changes) {
        const bytes = from === undefined ? undefined : staged.get(from);
        if (from === undefined) files.delete(checkedPath(path));
        else if (bytes !== undefined) files.set(path, bytes);
        if (from !== undefined) staged.delete(from);
      }
    },
    discard: () => staged.clear(),
    isNew: () => files.size === 0,
    readText: (path) => {
      const bytes = files.get(checkedPath(path));
      return bytes && new TextDecoder('utf-8').decode(bytes);
    },
  };
}

function without(
  files: ReadonlyMap<string, Uint8Array>,
  changes: readonly OutputChange[],
): ReadonlySet<string> {
  const kept = new Set(files.keys());
  for (const { path, staged } of changes) if (staged === undefined) kept.delete(path);
  return kept;
}

function checkFolders(path: string, files: ReadonlySet<string>): void {
  const file = foldersOf(path).find((folder) => files.has(folder));
  if (file !== undefined) throw new OutputError(`"${file}" is a file, so "${path}" cannot be written`);
  const isFolder = [...files].some((other) => other.startsWith(`${path}/`));
  if (isFolder) throw new OutputError(`"${path}" is a folder`);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

function isSame(left: Uint8Array | undefined, right: Uint8Array): boolean {
  return left?.length === right.length && left.every((byte, index) => byte === right[index]);
}
