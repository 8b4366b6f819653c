// Checks who imports whom against .dependency-cruiser.cjs; with --root DIR the sources of another folder.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';

const PARTS = ['formatters', 'compiler', 'runtime', 'edge', 'editor', 'bin'];
/** A parser that cannot read the sources sees none and finds nothing wrong with them; so the number is looked at too. */
const FEWEST_MODULES = 3;

const rootFlag = process.argv.indexOf('--root');
const root = rootFlag < 0 ? process.cwd() : (process.argv[rootFlag + 1] ?? '.');
const { options, forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const parts = PARTS.filter((part) => existsSync(join(root, part)));
const { output } = await cruise(
  parts,
  { ...options, tsConfig: undefined, baseDir: root, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
);
const { violations, totalCruised } = output.summary;

for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} -> ${to}`);
console.log(`${violations.length} violations in ${totalCruised} modules`);
if (totalCruised < FEWEST_MODULES) console.log('hardly any module was seen: the check itself is broken');
process.exitCode = violations.length > 0 || totalCruised < FEWEST_MODULES ? 1 : 0;
