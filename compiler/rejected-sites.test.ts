import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fixturePath, readFixtureSite } from '../fixtures/sites/read-fixture-site.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';
import { formatFrame } from './diagnostics/format-frame.ts';
import { createSourceText } from './diagnostics/source-text.ts';
import { compileStyles } from './node/styles/compile-styles.ts';

const names = readdirSync(fileURLToPath(new URL('../fixtures/rejected-sites', import.meta.url)), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(names)('rejects %s with all diagnostics at once, and writes nothing', async (name) => {
  const output = createMemoryOutput();
  const site = readFixtureSite(`rejected-sites/${name}`);
  const { ok, diagnostics, sources } = await compileSite({ site, output, compileStyles }, { now: 0 });
  const texts = [sources.settings, ...sources.documents, ...sources.theme.sources];
  const printed = diagnostics.map((diagnostic) => {
    const source = texts.find((each) => each?.file === diagnostic.location?.file);
    return formatFrame(diagnostic, source && createSourceText(source.file, source.text));
  });
  expect(ok).toBe(false);
  expect(output.files.size).toBe(0);
  const expected = fixturePath(`rejected-sites/${name}.expected.txt`, import.meta.dirname);
  await expect(printed.join('\n')).toMatchFileSnapshot(expected);
});
