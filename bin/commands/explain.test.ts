import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../compiler/diagnostics/catalogue.ts';
import { runForTranscript } from '../testing/transcript.ts';

describe('quoin explain', () => {
  test('tells what a code means, with an example and its repair', async () => {
    const { code, out, err } = await runForTranscript(['explain', 'template/unclosed-block']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^error: template\/unclosed-block\n\nThe template ends inside a block/);
    expect(out).toContain('For example\n\n    {.section author}<p>{name|htmltag}</p>\n');
    expect(out).toContain('Write instead\n\n    {.section author}<p>{name|htmltag}</p>{.end}\n');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('--json gives the same as data', async () => {
    const { out } = await runForTranscript(['explain', 'template/unclosed-block', '--json']);
    const text = (await runForTranscript(['explain', 'template/unclosed-block'])).out;
    expect(JSON.parse(out)).toEqual({ code: 'template/unclosed-block', severity: 'error', text });
  });

  test('without a code lists them all, those of sites and themes too', async () => {
    const { code, out } = await runForTranscript(['explain']);
    expect(code).toBe(0);
    for (const known of Object.keys(CATALOGUE)) expect(out).toContain(` ${known} `);
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
    ['nothing/like/it/at/all', 'quoin explain lists them'],
    ['toString', 'quoin explain lists them'],
  ])('%s is told with the nearest code', async (typed, hint) => {
    expect(await runForTranscript(['explain', typed])).toEqual({
      code: 2,
      out: '',
      err: `quoin: There is no diagnostic ${typed}\n       ${hint}\n`,
    });
  });
});
