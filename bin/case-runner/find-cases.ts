import { join } from 'node:path';
import type { DialectName } from '../../formatters/index.ts';
import { isFolder, listFiles, readTextFile } from '../input/files.ts';
import { CommandError } from '../printing/command-error.ts';
import type { Io } from '../printing/io.ts';
import { looksLikeCase, readCaseFile } from './case-file.ts';
import type { BrokenCase, TestCase } from './test-case.ts';
import { readVector } from './vector.ts';

export interface Search {
  readonly dialect: DialectName | undefined;
  readonly java: boolean;
  /** Selects cases whose id or file contains this text. */
  readonly filter: string;
}

/** Reads the cases of files and folders. In a folder, `.html` and `.txt` files without a heading are skipped. */
export async function findCases(
  io: Io,
  paths: readonly string[],
  search: Search,
): Promise<readonly (TestCase | BrokenCase)[]> {
  const found: (TestCase | BrokenCase)[] = [];
  for (const path of paths) {
    const inFolder = isFolder(io, path, 'file or folder');
    const files = inFolder ? listFiles(io, path).map((file) => join(path, file)) : [path];
    for (const file of files) found.push(...(await readCases(io, { file, inFolder }, search)));
  }
  return found.filter(({ id, file }) => id.includes(search.filter) || file.includes(search.filter));
}

async function readCases(
  io: Io,
  { file, inFolder }: { readonly file: string; readonly inFolder: boolean },
  search: Search,
): Promise<readonly (TestCase | BrokenCase)[]> {
  const isVectors = file.endsWith('.jsonl');
  if (!isVectors && !/\.(?:html|txt)$/.test(file)) {
    if (inFolder) return [];
    throw new CommandError('usage', `Not a test file: ${file}`, 'tests are .html, .txt and .jsonl files');
  }
  const text = readTextFile(io, file, 'test');
  if (isVectors) return readVectors(file, text, search);
  if (inFolder && !looksLikeCase(text)) return [];
  return [await readCaseFile(file, text, search.dialect ?? 'platform')];
}

function readVectors(file: string, text: string, search: Search): readonly (TestCase | BrokenCase)[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => readVector({ file, line: number }, line, search));
}
