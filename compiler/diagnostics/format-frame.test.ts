import { describe, expect, test } from 'vitest';
import { templateDiagnostic } from './catalog.ts';
import { formatFrame } from './format-frame.ts';
import { createSourceText } from './source-text.ts';

function frame(text: string, [start, end]: readonly [number, number], parts = {}, options = {}): string {
  const source = createSourceText('card.block', text);
  const location = source.location(start, end);
  return formatFrame(
    templateDiagnostic('template/unclosed-block', { message: 'It is not closed', location, ...parts }),
    source,
    options,
  );
}

describe('a frame', () => {
  test('shows the line with a caret, then the hint and the trail', () => {
    const text = '<p>\n  {.section author}{name}\n</p>';
    const trail = ['home.page', 'card.block'];
    expect(frame(text, [6, 23], { hint: 'add `{.end}`', trail })).toBe(
      [
        'error[template/unclosed-block]: It is not closed',
        '  --> card.block:2:3',
        '   |',
        ' 2 |   {.section author}{name}',
        '   |   ^^^^^^^^^^^^^^^^^',
        '  = help: add `{.end}`',
        '  = note: reached through home.page > card.block',
        '',
      ].join('\n'),
    );
  });

  test('shows related locations', () => {
    const location = createSourceText('b.block', 'x').location(0, 1);
    expect(frame('{.end}', [0, 6], { related: [{ message: 'opened here', location }] })).toContain(
      '  = note: opened here (b.block:1:1)\n',
    );
  });

  test('keeps tabs before the caret, so that it is below its character', () => {
    expect(frame('\t\tab', [3, 4])).toContain(' 1 | \t\tab\n   | \t\t ^\n');
  });

  test('underlines a multi-line location only on its first line', () => {
    expect(frame('ab\ncd', [1, 5])).toContain(' 1 | ab\n   |  ^\n');
  });

  test('cuts a long line around the location', () => {
    const lines = frame(`${'a'.repeat(500)}X${'b'.repeat(500)}`, [500, 501]).split('\n');
    const [, , , line = '', caret = ''] = lines;
    expect(line.length).toBeLessThan(140);
    expect(line.charAt(caret.indexOf('^'))).toBe('X');
    expect(line).toMatch(/^ 1 \| …a+Xb+…$/);
  });

  test('leaves a line end of Windows out', () => {
    expect(frame('ab\r\ncd', [0, 2])).toContain(' 1 | ab\n');
  });

  test('points after the last character when something is missing at the end', () => {
    expect(frame('ab', [2, 2])).toContain('   |   ^\n');
  });

  test('never lets a source steer the terminal', () => {
    const hostile = '\u001b[2Jgone\u202e\u2028';
    const text = frame(hostile, [0, 1], { message: hostile, hint: hostile, trail: [hostile] });
    expect(text).not.toContain('\u001b');
    expect(text).not.toContain('\u202e');
    expect(text).not.toContain('\u2028');
  });

  test('uses colors only on request', () => {
    expect(frame('ab', [0, 1])).not.toContain('\u001b');
    expect(frame('ab', [0, 1], {}, { color: true })).toContain(
      '\u001b[1;31merror[template/unclosed-block]\u001b[0m',
    );
  });

  test('works without a source and without a location', () => {
    const diagnostic = templateDiagnostic('template/unclosed-block', { message: 'It is not closed' });
    expect(formatFrame(diagnostic, undefined)).toBe('error[template/unclosed-block]: It is not closed\n');
    const location = createSourceText('a', 'text').location(2, 3);
    expect(formatFrame({ ...diagnostic, location }, undefined)).toContain('  --> a:1:3\n');
  });
});
