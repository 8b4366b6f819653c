import { describe, expect, it } from 'vitest';
import { compileStyles } from './compile-styles.ts';

const style = (text: string, file = 'site.less') => ({ file: `theme/styles/${file}`, text });

function compile(...texts: readonly string[]) {
  return compileStyles({ styles: texts.map((text, index) => style(text, `${index}.less`)), imports: {} });
}

describe('style sheets', () => {
  it('are one LESS unit', () => {
    expect(compile('.b { color: @ink }', '@ink: #123;').css).toBe('.b {\n  color: #123;\n}\n');
  });

  it('import each other by their path below styles/, with and without their ending', () => {
    const imports = {
      'mixins/sea.less': style('@import "deep";'),
      'mixins/deep.less': style('.sea() { color: teal }'),
    };
    const { css, diagnostics } = compileStyles({
      styles: [style('@import "mixins/sea"; a { .sea() }')],
      imports,
    });
    expect(diagnostics).toEqual([]);
    expect(css).toBe('a {\n  color: teal;\n}\n');
  });

  it('import one sheet at a time, and in a media query', () => {
    const imports = { 'sea.less': style('a { b: c }'), 'sky.less': style('d { e: f }') };
    const { css, diagnostics } = compileStyles({
      styles: [style('@import "sea", "sky";\n@import "sky" print;')],
      imports,
    });
    expect(css.replace(/\s+/g, ' ')).toBe('a { b: c; } @media print { d { e: f; } } ');
    expect(diagnostics).toMatchObject([
      {
        message: 'The style sheet has an error: @import names one style sheet',
        location: { start: { line: 1, column: 1 } },
      },
    ]);
  });

  it('report file, line and column of an error', () => {
    const { diagnostics } = compile('a { b: c }\n', '\na {\n  color: @none;\n}');
    expect(diagnostics).toMatchObject([
      {
        code: 'theme/broken-style',
        message: expect.stringContaining('variable @none is undefined'),
        location: { file: 'theme/styles/1.less', start: { line: 3, column: 10 } },
      },
    ]);
  });

  it('leave out what has an error, and keep the rest', () => {
    const { css } = compile('a { b: c; d: `e`; f: g }\nh { i { j k } l: m }\n}\nn { o: p }');
    expect(css).toBe('a {\n  b: c;\n  f: g;\n}\nh {\n  l: m;\n}\nn {\n  o: p;\n}\n');
  });

  it('report each error of a sheet once, as a warning', () => {
    const { diagnostics } = compile('.m() { a: @none }\nb { .m() }\nc { .m(); .lost; }\nd { e f }\n}\n');
    expect(
      diagnostics.map(({ severity, message, location }) => [severity, message, location?.start.line]),
    ).toEqual([
      ['warning', 'The style sheet has an error: this cannot be read', 4],
      ['warning', 'The style sheet has an error: this brace closes nothing', 5],
      ['warning', 'The style sheet has an error: variable @none is undefined', 1],
      ['warning', 'The style sheet has an error: mixin .lost is undefined', 3],
    ]);
  });

  it('report an unclosed brace in its own sheet', () => {
    const { diagnostics } = compile('a { b: c }\n', '/* { */ a {\n  d { e: "}";\n}\n', 'g { h: i }');
    expect(diagnostics).toMatchObject([
      {
        message: 'The style sheet has an error: this brace is not closed',
        location: { file: 'theme/styles/1.less', start: { line: 1, column: 11 } },
      },
    ]);
  });

  it('keep imports from other hosts as CSS at the top', () => {
    const { css, diagnostics } = compileStyles({
      styles: [
        style('a { b: c }\n/* @import url("https://no.example/a"); */\n@import "mixins/fonts";', '0.less'),
        style(
          '@import url("https://fonts.example/css?family=Inter:400;700");\n@import url(//x.example/a) screen;\n@import (css) "https://y.example/b";\nd { e: "@import url(//z.example)" }',
          '1.less',
        ),
      ],
      imports: { 'mixins/fonts.less': style("@import 'http://w.example/c';\n.sea { f: g }") },
    });
    expect(diagnostics).toEqual([]);
    expect(css.split('\n').filter((line) => line.includes('@import'))).toEqual([
      "@import 'http://w.example/c';",
      '@import url("https://fonts.example/css?family=Inter:400;700");',
      '@import url(//x.example/a) screen;',
      '@import "https://y.example/b";',
      '/* @import url("https://no.example/a"); */',
      '  e: "@import url(//z.example)";',
    ]);
  });

  it('report the location of an error after such an import', () => {
    const { diagnostics } = compile(
      '@import url("https://a.example/b"); @import "//c.example"; a { b: @none }\n',
    );
    expect(diagnostics).toMatchObject([{ location: { start: { line: 1, column: 67 } } }]);
  });

  it('report each missing import at its own location', () => {
    const { diagnostics } = compileStyles({
      styles: [
        style('a { b: c }\n// @import "mixins/none";\n', '0.less'),
        style('@import "mixins/sea";\n@import "mixins/none";\n  @import url(other);', '1.less'),
      ],
      imports: { 'mixins/sea.less': style('/* */ @import "deep";', 'mixins/sea.less') },
    });
    expect(
      diagnostics.map(({ message, location }) => [
        message,
        `${location?.file}:${location?.start.line}:${location?.start.column}`,
      ]),
    ).toEqual([
      ['There is no style sheet deep to import', 'theme/styles/mixins/sea.less:1:7'],
      ['There is no style sheet mixins/none to import', 'theme/styles/1.less:2:1'],
      ['There is no style sheet other to import', 'theme/styles/1.less:3:3'],
    ]);
  });

  it.each(['data-uri("cup.png")', 'data-uri("image/png;base64", "../cup.png")'])(
    'tell that %s is not supported, and what to write instead',
    (call) => {
      const { diagnostics } = compile(`a {\n  b: ${call};\n}`);
      expect(diagnostics).toMatchObject([
        {
          message: 'The style sheet has an error: data-uri() is not supported',
          hint: expect.stringContaining('url('),
          location: { start: { line: 2 } },
        },
      ]);
    },
  );

  it('are included once, and in blocks each time', () => {
    const imports = { 'x.less': style('a { b: c }', 'x.less') };
    const text =
      '@import "x"; @import "x.less";\n@media print { @import "x"; }\n@media speech { @import "x"; }';
    expect(compileStyles({ styles: [style(text)], imports }).css.match(/a \{/g)).toHaveLength(3);
  });

  it('cannot import themselves', () => {
    const imports = { 'x.less': style('@import "y"; a { b: c }'), 'y.less': style('d { @import "x"; }') };
    const { css, diagnostics } = compileStyles({ styles: [style('@import "x";')], imports });
    expect([css, diagnostics]).toEqual(['a {\n  b: c;\n}\n', []]);
  });

  it('are imported for a medium', () => {
    const imports = { 'x.less': style('a { b: c }') };
    const { css } = compileStyles({ styles: [style('@import "x" print;')], imports });
    expect(css).toBe('@media print {\n  a {\n    b: c;\n  }\n}\n');
  });

  it('report the location of an error in an imported file', () => {
    const imports = { 'x.less': style('\na { color: @none }', 'x.less') };
    const { diagnostics } = compileStyles({ styles: [style('@import "x";')], imports });
    expect(diagnostics).toMatchObject([{ location: { file: 'theme/styles/x.less', start: { line: 2 } } }]);
  });

  it.each([
    ['a file of the disk', '@import (inline) "/etc/passwd";'],
    ['a file above', '@import "../../../../etc/passwd";'],
    ['a file as a data address', 'a { b: data-uri("/etc/passwd") }'],
    ['a plug-in', '@plugin "evil";'],
    ['script', 'a { b: `process.exit(1)` }'],
    ['a mixin without an end', '.m(@a) { .m(@a) } a { .m(1) }'],
    ['mixins that double', '.m() { .m(); .m(); } a { .m() }'],
    ['rules in rules without an end', `${'a {'.repeat(5000)}${'}'.repeat(5000)}`],
  ])('are rejected when they import %s', (_what, text) => {
    const { css, diagnostics } = compile(text);
    expect(diagnostics).toHaveLength(1);
    expect(css).not.toMatch(/passwd|evil|exit/);
  });
});
