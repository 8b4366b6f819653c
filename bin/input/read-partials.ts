import { isRecord, type JsonObject } from '../../formatters/index.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { isFolder, listFiles, readTextFile } from './files.ts';
import { parseJson } from './json.ts';

/** Reads `--partials`: the files of a folder by relative path, with and without extension, or a JSON object. */
export async function readPartials(
  io: Io,
  path: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  if (path === undefined) return {};
  if (isFolder(io, path, 'folder of partials')) return readPartialFolder(io, path);
  const map = await readObject(io, path, 'partials');
  const invalid = Object.keys(map).find((name) => typeof map[name] !== 'string');
  if (invalid === undefined) return map as Readonly<Record<string, string>>;
  throw new CommandError(
    'input',
    `The partial ${invalid} in ${path} is not a string`,
    'partials are an object of strings',
  );
}

function readPartialFolder(io: Io, folder: string): Readonly<Record<string, string>> {
  const exact = listFiles(io, folder).map(
    (name) => [name, readTextFile(io, `${folder}/${name}`, 'partial')] as const,
  );
  const short = exact.map(([name, text]) => [name.replace(/\.(?:block|html)$/, ''), text] as const);
  // Exact names take precedence over names without extension.
  return Object.fromEntries([...short, ...exact]);
}

/** Reads a file that holds one JSON object. `what` names its content in the error hint. */
export async function readObject(io: Io, path: string, what: string): Promise<JsonObject> {
  const value = await parseJson(readTextFile(io, path, what), path);
  if (isRecord(value)) return value;
  throw new CommandError('input', `${path} is not a JSON object`, `${what} are a JSON object`);
}
