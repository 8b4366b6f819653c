import { resolve } from 'node:path';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts';
import { createSourceText } from '../../../compiler/diagnostics/source-text.ts';
import { siteDiagnostic } from '../../../compiler/model/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import type { Io } from '../../printing/io.ts';
import type { ImportedFiles } from '../sync/import-files.ts';

type RejectedFiles = Pick<ImportedFiles, 'rejected' | 'unreadable'>;

/** Paths of rejected files relative to the site folder, without duplicates. */
export function rejectedPaths({ rejected, unreadable }: RejectedFiles): readonly string[] {
  return [...new Set([...rejected, ...unreadable].map(({ path }) => path))].sort();
}

/**
 * Explains why files were rejected: the diagnostics of `quoin check`, or else the error message of the import.
 * Every rejected file has at least one diagnostic.
 */
export async function rejectedDiagnostics(
  io: Io,
  folder: string,
  leftOut: RejectedFiles,
): Promise<readonly Diagnostic[]> {
  const paths = rejectedPaths(leftOut);
  if (paths.length === 0) return [];
  const site = createDiskFiles(resolve(io.cwd, folder), io.cwd);
  const labels = new Map(paths.map((path) => [site.label(path), path]));
  const found = await siteErrors(io, folder);
  // A missing site.json is reported separately.
  const errors = found
    .filter(({ code }) => code !== 'site/not-found')
    .map((error) => attributeToRejected(error, labels));
  const isReported = (label: string) => errors.some(({ location }) => location?.file === label);
  const others = [...labels].filter(([label]) => !isReported(label));
  return [...errors, ...others.map(([label, path]) => rejectionDiagnostic(label, messageOf(path, leftOut)))];
}

/** Of two files with the same id, blames the rejected one. */
function attributeToRejected(error: Diagnostic, labels: ReadonlyMap<string, string>): Diagnostic {
  const [other] = error.related ?? [];
  const { location } = error;
  if (error.code !== 'site/duplicate-id' || location === undefined || other === undefined) return error;
  if (labels.has(location.file) || !labels.has(other.location.file)) return error;
  return { ...error, location: other.location, related: [{ ...other, location }] };
}

function messageOf(path: string, { rejected, unreadable }: RejectedFiles): string {
  const { message } = [...rejected, ...unreadable].find((each) => each.path === path) ?? {};
  return `The document was not imported${message === undefined ? '' : `: ${message}`}`;
}

function rejectionDiagnostic(file: string, message: string): Diagnostic {
  return siteDiagnostic('site/invalid-value', {
    message,
    location: createSourceText(file, '').location(0, 0),
  });
}

/** Errors of the site in the folder. */
async function siteErrors(io: Io, folder: string): Promise<readonly Diagnostic[]> {
  const { readSite } = await import('../../../compiler/1-read/read-site.ts');
  const { validateSite } = await import('../../../compiler/2-validate/validate-site.ts');
  const { compileTemplate } = await import('../../../compiler/template/template.ts');
  const { preparePartials } = await import('../../../compiler/template/partial-set.ts');
  const sources = readSite({ site: createDiskFiles(resolve(io.cwd, folder), io.cwd) });
  const { diagnostics } = validateSite(sources, { compileTemplate, preparePartials });
  return diagnostics.filter(({ severity }) => severity === 'error');
}
