import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileTemplate } from '../compiler/index.ts';
import { createLocale } from '../compiler/node/locales.ts';
import type { DialectName, Value } from '../formatters/index.ts';

interface Example {
  readonly template: string;
  readonly prints: string;
  readonly data: Value;
  readonly partials: Readonly<Record<string, string>>;
  readonly dialect: DialectName;
}

/** The blocks of the tour that begin with `data:`: a line each for partials, the dialect, and `template → output`. */
function readExamples(document: string): readonly Example[] {
  const blocks = [...document.matchAll(/```text\n(data:[\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap(readBlock);
}

function readBlock(block: string): readonly Example[] {
  const examples: Example[] = [];
  const partials: Record<string, string> = {};
  let data: Value = {};
  let dialect: DialectName = 'platform';
  for (const line of block.trimEnd().split('\n')) {
    const [, partial, text = ''] = /^partial (\S+): (.*)$/.exec(line) ?? [];
    const [, template, prints = ''] = /^(.*?)\s+→ (.*)$/.exec(line) ?? [];
    if (line.startsWith('data: ')) data = JSON.parse(line.slice(6)) as Value;
    else if (line.startsWith('dialect: ')) dialect = line.slice(9) === 'browser' ? 'browser' : 'platform';
    else if (partial !== undefined) partials[partial] = text;
    else if (template !== undefined)
      examples.push({ template, prints, data, partials: { ...partials }, dialect });
    else throw new Error(`not an example: ${line}`);
  }
  return examples;
}

describe('the examples of docs/language.md', () => {
  const examples = readExamples(readFileSync('docs/language.md', 'utf8'));

  it('are found', () => {
    expect(examples.length).toBeGreaterThan(50);
  });

  it.each(examples)('$template', ({ template, prints, data, partials, dialect }) => {
    const cldr = createLocale('en');
    const { output, errors } = compileTemplate(template, { dialect }).render(data, {
      cldr,
      partials,
      now: 0,
    });
    expect(errors).toEqual([]);
    expect(output.replaceAll('\n', '⏎').trimEnd()).toBe(prints === 'nothing' ? '' : prints);
  });
});
