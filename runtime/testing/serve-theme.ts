import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryFiles, type FileMap } from '../../compiler/1-read/memory-files.ts';
import { createMemoryOutput } from '../../compiler/5-write/memory-output.ts';
import { compileSite } from '../../compiler/compile-site.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { createLocale } from '../../compiler/node/locales.ts';
import { compileStyles } from '../../compiler/node/styles/compile-styles.ts';
import type { RuntimeFiles } from '../../formatters/vocabulary/islands.ts';

export interface ServedTheme {
  /** `http://127.0.0.1:40123/` */
  readonly url: string;
  readonly diagnostics: readonly Diagnostic[];
  close(): void;
}

/** Builds a site with its theme, the real runtime and the policies of static hosts, and serves it on this machine. */
export async function serveTheme(files: FileMap): Promise<ServedTheme> {
  const runtime: RuntimeFiles = JSON.parse(readFileSync('dist/runtime/manifest.json', 'utf8'));
  const output = createMemoryOutput();
  const site = createMemoryFiles(files);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const { diagnostics } = await compileSite(
    { site, output, runtime, openScripts: () => scriptsOf(files), compileStyles, createLocale, hash },
    { now: 1 },
  );
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '', 'http://host').pathname).slice(1) || 'index.html';
    const text = output.readText(path) ?? output.readText(`${path}/index.html`);
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': typeOf(path) });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, diagnostics, close: () => server.close() };
}

/** Scripts as they are, with a hash in their names. */
function scriptsOf(files: FileMap) {
  const hashed = (entry: string) => entry.replace('.js', '-0a1b2c3d.js');
  return {
    bundle: async (entries: readonly string[]) => ({
      paths: Object.fromEntries(entries.map((entry) => [entry, hashed(entry)])),
      files: Object.fromEntries(entries.map((entry) => [hashed(entry), String(files[`theme/${entry}`])])),
      diagnostics: [],
    }),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

function typeOf(path: string): string {
  return TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html';
}
