import { resolve } from 'node:path';
import { createSourceText, type Diagnostic } from '../../../compiler/diagnostics/index.ts';
import { siteDiagnostic } from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import type { Io } from '../../printing/io.ts';
import type { ImportedFiles } from '../sync/import-files.ts';

type LeftOut = Pick<ImportedFiles, 'refused' | 'unreadable'>;

/** Files of documents that were not taken in, below the site's folder; each once. */
export function leftOutPaths({ refused, unreadable }: LeftOut): readonly string[] {
  return [...new Set([...refused, ...unreadable].map(({ path }) => path))].sort();
}

/**
 * Why documents were not taken in: the words of `quoin check`, and for each file of which that has none the sentence of whoever
 * refused it. So every such file is named, with its line.
 */
export async function leftOutProblems(
  io: Io,
  folder: string,
  leftOut: LeftOut,
): Promise<readonly Diagnostic[]> {
  const paths = leftOutPaths(leftOut);
  if (paths.length === 0) return [];
  const site = createDiskFiles(resolve(io.cwd, folder), io.cwd);
  const labels = new Map(paths.map((path) => [site.label(path), path]));
  const found = await findRejected(io, folder);
  // Of a site.json that has gone it is told that it has.
  const errors = found
    .filter(({ code }) => code !== 'site/not-found')
    .map((error) => blameLeftOut(error, labels));
  const isNamed = (label: string) => errors.some(({ place }) => place?.file === label);
  const others = [...labels].filter(([label]) => !isNamed(label));
  return [...errors, ...others.map(([label, path]) => rejectionOf(label, messageOf(path, leftOut)))];
}

/** Of two files with one id that one is wrong which is not known yet, whatever their names are like. */
function blameLeftOut(error: Diagnostic, labels: ReadonlyMap<string, string>): Diagnostic {
  const [other] = error.related ?? [];
  const { place } = error;
  if (error.code !== 'site/duplicate-id' || place === undefined || other === undefined) return error;
  if (labels.has(place.file) || !labels.has(other.place.file)) return error;
  return { ...error, place: other.place, related: [{ ...other, place }] };
}

function messageOf(path: string, { refused, unreadable }: LeftOut): string {
  const { message } = [...refused, ...unreadable].find((each) => each.path === path) ?? {};
  return `The document was not taken in${message === undefined ? '' : `: ${message}`}`;
}

function rejectionOf(file: string, message: string): Diagnostic {
  return siteDiagnostic('site/invalid-value', { message, place: createSourceText(file, '').place(0, 0) });
}

/** Errors of the site as it lies in the folder. */
async function findRejected(io: Io, folder: string): Promise<readonly Diagnostic[]> {
  const { readSite } = await import('../../../compiler/1-read/index.ts');
  const { validateSite } = await import('../../../compiler/2-validate/index.ts');
  const { compileTemplate, preparePartials } = await import('../../../compiler/template/index.ts');
  const sources = readSite({ site: createDiskFiles(resolve(io.cwd, folder), io.cwd) });
  const { diagnostics } = validateSite(sources, { compileTemplate, preparePartials });
  return diagnostics.filter(({ severity }) => severity === 'error');
}
