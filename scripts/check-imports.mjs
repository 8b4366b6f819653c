// Checks the imports against .dependency-cruiser.cjs, and that the folder graph in ARCHITECTURE.md is current.
//
//   node scripts/check-imports.mjs [--root FOLDER] [--write-graph]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cruise } from 'dependency-cruiser';
import { folderGraph, replaceGraph } from './folder-graph.mjs';

const PARTS = ['formatters', 'compiler', 'runtime', 'edge', 'editor', 'bin'];

const { values } = parseArgs({
  options: { root: { type: 'string', default: '.' }, 'write-graph': { type: 'boolean', default: false } },
});
const folder = resolve(values.root);
const { options, forbidden, TEST } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const isTest = new RegExp(TEST);

const files = sourceFiles();
const { output } = await cruise(
  files,
  { ...options, tsConfig: undefined, baseDir: folder, metrics: true, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
);
const { violations, totalCruised } = output.summary;
const failures = [
  ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...unread(),
  ...barrels(),
  ...checkGraph(),
];
for (const failure of failures) console.log(failure);
console.log(`${failures.length} violations in ${totalCruised} modules`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Every source file of the parts, without tests. */
function sourceFiles() {
  return PARTS.filter((part) => existsSync(join(folder, part))).flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !isTest.test(file))
      .sort(),
  );
}

/** A parser that cannot read the sources finds no violation: dependency-cruiser 17 sees no module under TypeScript 7. */
function unread() {
  const withImports = new Set(
    output.modules.filter(({ dependencies }) => dependencies.length > 0).map(({ source }) => source),
  );
  const missed = files.filter(
    (file) =>
      !withImports.has(file) && /^(?:import|export) .*from '/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  if (files.length === 0) return ['no source files were found'];
  return missed.map((file) => `not read: ${file}`);
}

/** Re-exports in an `index.ts` that is not a public entry; `edge/index.ts` exports the classes of the Worker's objects. */
function barrels() {
  const entries = [
    'formatters/index.ts',
    'compiler/index.ts',
    'compiler/model/index.ts',
    'compiler/node/index.ts',
    'edge/index.ts',
  ];
  return files
    .filter((file) => /\/index\.tsx?$/.test(file) && !entries.includes(file))
    .filter((file) => /^export .*from '/m.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `barrel: ${file}`);
}

function checkGraph() {
  const path = join(folder, 'ARCHITECTURE.md');
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const updated = replaceGraph(text, folderGraph(output.modules));
  if (updated === undefined) return ['ARCHITECTURE.md has no place for the folder graph'];
  if (values['write-graph']) writeFileSync(path, updated);
  return values['write-graph'] || updated === text
    ? []
    : ['the folder graph in ARCHITECTURE.md is out of date: run npm run graph'];
}
