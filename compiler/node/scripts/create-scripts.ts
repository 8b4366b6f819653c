import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { BundledScripts, Scripts } from '../../4-render/ports/scripts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';

/** Bundles the scripts of a theme folder with esbuild. Never reads files outside the folder. */
export function createScripts(folder: string): Scripts {
  return { bundle: (entries) => bundle(folder, entries) };
}

async function bundle(folder: string, entries: readonly string[]): Promise<BundledScripts> {
  const paths: Record<string, string> = {};
  const files: Record<string, string> = {};
  const diagnostics: Diagnostic[] = [];
  // One at a time, so that a broken script does not affect the others.
  for (const entry of entries) {
    try {
      const { text, hash } = await bundleOne(folder, entry);
      const path = `${dirname(entry)}/${basename(entry, extname(entry))}-${hash}.js`;
      paths[entry] = path;
      files[path] = text;
    } catch (error) {
      diagnostics.push(...diagnosticsOf(error, folder, entry));
    }
  }
  return { paths, files, diagnostics };
}

async function bundleOne(
  folder: string,
  entry: string,
): Promise<{ readonly text: string; readonly hash: string }> {
  const { build, transform } = await import('esbuild');
  const root = realpathSync(folder);
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    ...SETTINGS,
    plugins: [
      {
        name: 'inside-the-theme',
        setup: ({ onLoad }) => {
          onLoad({ filter: /.*/ }, ({ path }) => {
            if (realpathSync(path).startsWith(root + sep)) return undefined;
            return { errors: [{ text: `${path} is not inside the theme` }] };
          });
        },
      },
    ],
  });
  const isModule = Object.values(metafile.inputs).some(({ format }) => format !== undefined);
  // A classic script shares globals with other scripts; wrapping it would break older themes.
  const text = isModule
    ? (outputFiles[0]?.text ?? '')
    : (
        await transform(readFileSync(join(root, entry), 'utf8'), {
          loader: 'js',
          sourcefile: entry,
          ...SETTINGS,
        })
      ).code;
  return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH) };
}

const SETTINGS = {
  target: 'es2020',
  minify: true,
  legalComments: 'none',
  logLevel: 'silent',
} as const;

const HASH_LENGTH = 8;

function diagnosticsOf(error: unknown, folder: string, entry: string): readonly Diagnostic[] {
  const messages = isBuildFailure(error) ? error.errors : [];
  if (messages.length === 0)
    return [siteDiagnostic('theme/broken-script', { message: `${entry}: ${String(error)}` })];
  return messages.map((message) =>
    siteDiagnostic('theme/broken-script', { message: message.text, ...locationOf(message, folder) }),
  );
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function locationOf({ location }: Message, folder: string): Pick<Diagnostic, 'location'> {
  if (location === null) return {};
  const text = readFileSync(join(folder, location.file), 'utf8');
  const before = text.split('\n').slice(0, location.line - 1);
  // esbuild counts columns in bytes.
  const column = Buffer.from(location.lineText).subarray(0, location.column).toString().length;
  const offset = before.join('\n').length + (before.length === 0 ? 0 : 1) + column;
  return { location: createSourceText(location.file, text).location(offset, offset + location.length) };
}
