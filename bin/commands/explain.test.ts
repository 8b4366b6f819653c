import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../compiler/diagnostics/catalog.ts';
import { runForTranscript } from '../testing/transcript.ts';

describe('quoin explain', () => {
  test('prints the explanation with an example and its fix', async () => {
    const { code, out, err } = await runForTranscript(['explain', 'template/unclosed-block']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^error: template\/unclosed-block\n\nThe template ends inside a block/);
    expect(out).toContain('Example\n\n    {.section author}<p>{name|htmltag}</p>\n');
    expect(out).toContain('Fix\n\n    {.section author}<p>{name|htmltag}</p>{.end}\n');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('--json returns the same as data', async () => {
    const { out } = await runForTranscript(['explain', 'template/unclosed-block', '--json']);
    const text = (await runForTranscript(['explain', 'template/unclosed-block'])).out;
    expect(JSON.parse(out)).toEqual({ code: 'template/unclosed-block', severity: 'error', text });
  });

  test('lists all codes without an argument', async () => {
    const { code, out } = await runForTranscript(['explain']);
    expect(code).toBe(0);
    for (const known of Object.keys(CATALOG)) expect(out).toContain(` ${known} `);
    expect(out).toContain(' theme/malformed-conf ');
    expect(out).toMatch(/^error {4}template\/unclosed-block +The template ends inside a block/m);
    // One line each, regardless of the length of the explanation.
    expect(out).not.toMatch(/\n(?!error |warning |info |$)/);
  });

  test.each([
    ['template/unclosed-blok', 'did you mean template/unclosed-block?'],
    ['unclosed-block', 'did you mean template/unclosed-block?'],
    ['unclosed', 'did you mean template/unclosed-block?'],
    ['theme/malf', 'did you mean theme/malformed-conf?'],
    [
      'template/raw-value',
      'did you mean one of these? template/raw-value-in-html, template/raw-value-in-attribute, template/raw-value-in-url, template/raw-value-in-script',
    ],
    ['nothing/like/it/at/all', 'run quoin explain to list them'],
    ['toString', 'run quoin explain to list them'],
  ])('suggests a similar code for %s', async (typed, hint) => {
    expect(await runForTranscript(['explain', typed])).toEqual({
      code: 2,
      out: '',
      err: `quoin: Unknown diagnostic: ${typed}\n       ${hint}\n`,
    });
  });
});
