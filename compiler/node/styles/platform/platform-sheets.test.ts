import { describe, expect, it } from 'vitest';
import { glyphOf } from '../../../4-render/social-icons/glyphs.ts';
import { compileStyles } from '../compile-styles.ts';
import { ICONS } from './icons.ts';

function compile(text: string) {
  const style = { file: 'site.less', text };
  return compileStyles({ styles: [style], imports: { 'site.less': style } });
}

describe('sqs-ui-font', () => {
  const withIcon = (call: string) => compile(`@import 'sqs-ui-font';\n.x { ${call}; }`);

  it.each([
    ['.sqs-ui-font(bubble)', '.x:before'],
    ['.sqs-ui-font (menu)', '.x:before'],
    ['.sqs-ui-font(tag, before)', '.x:before'],
    ['.sqs-ui-font(right, after)', '.x:after'],
  ])('%s shows an icon in %s', (call, selector) => {
    const { css, diagnostics } = withIcon(call);
    expect(diagnostics).toEqual([]);
    expect(css).toMatch(
      new RegExp(`^\\${selector} \\{[^}]*content: "";[^}]*mask: url\\("data:image/svg`, 'm'),
    );
  });

  it('prints nothing without a call', () => {
    expect(compile("@import 'sqs-ui-font';").css).toBe('');
  });

  it('shows the same icon for its variants and synonyms', () => {
    const urlOf = (name: string) => /mask: (url\([^)]*\))/.exec(withIcon(`.sqs-ui-font(${name})`).css)?.[1];
    expect([urlOf('heart-2'), urlOf('arrow-left'), urlOf('menu')]).toEqual([
      urlOf('heart'),
      urlOf('left-arrow'),
      urlOf('bars'),
    ]);
    expect(new Set([urlOf('heart'), urlOf('left-arrow'), urlOf('bars')]).size).toBe(3);
  });

  it('shows a circle for a name that it does not know', () => {
    expect(withIcon('.sqs-ui-font(no-such-icon)').css).toContain(ICONS.circle);
  });

  it('sets the sizes of box and icon', () => {
    expect(withIcon('.sqs-ui-font-size(40px, 16px)').css).toBe(
      '.x:before,\n.x:after {\n  font-size: 16px;\n  width: 40px;\n  height: 40px;\n  line-height: 40px;\n}\n',
    );
  });
});

describe('the other sheets of the platform', () => {
  it('sqs-grid-breaker stacks columns in the media query that imports it', () => {
    const { css, diagnostics } = compile("@media (max-width: 640px) { @import 'sqs-grid-breaker'; }");
    expect(diagnostics).toEqual([]);
    expect(css).toMatch(
      /^@media \(max-width: 640px\) \{\n {2}\.sqs-layout \[class\*="sqs-col-"\] \{\n {4}float: none !important/,
    );
  });

  it('social-icon-font has an icon for each service', () => {
    const { css, diagnostics } = compile("@import 'social-icon-font'; .x { .social-icon-font(mastodon); }");
    expect(diagnostics).toEqual([]);
    expect(css).toContain('.x:before');
    expect(css).toContain(`d='${glyphOf('mastodon')}'`);
  });

  it('svg-icon-templates gives icons the color of the text', () => {
    expect(compile('@import "svg-icon-templates.less";').css).toContain('fill: currentColor');
  });

  it('are replaced by a sheet of the theme with the same name', () => {
    const own = { file: 'own.less', text: '.own { a: b }' };
    const { css } = compileStyles({
      styles: [{ file: 'site.less', text: "@import 'sqs-grid-breaker';" }],
      imports: { 'sqs-grid-breaker.less': own },
    });
    expect(css).toBe('.own {\n  a: b;\n}\n');
  });
});
