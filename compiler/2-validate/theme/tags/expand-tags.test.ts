import { describe, expect, it } from 'vitest';
import { compileTemplate } from '../../../template/template.ts';
import { locationInTemplate } from '../location-in-template.ts';
import { expandTags } from './expand-tags.ts';

const CONTEXT = {
  partialNames: ['links.block', 'nav/deep.block'],
  navigationIds: ['main', 'side'],
  scriptNames: ['site.js', 'a/b.js'],
};

function expand(...texts: readonly string[]) {
  const sources = texts.map((text, index) => ({ path: `${index}`, file: `${index}.region`, text }));
  return { ...expandTags('layout', sources, CONTEXT), sources };
}

/** Returns what a template with tags prints. */
function print(text: string, data: object = {}): string {
  const { template, uses } = expand(text);
  const injects = Object.fromEntries(
    uses.map(({ key }) => [key, { items: [{ title: key }, { title: 'two' }] }]),
  );
  const partials = {
    'links.block': '[{.repeated section items}{title}{.alternates with},{.end}]',
    'nav/deep.block': '{.repeated section items}<{title}>{.end}',
  };
  return compileTemplate(template.text).render(data as never, { partials, injects }).output;
}

describe('a navigation tag', () => {
  it('is drawn by the block that it names, or by its body', () => {
    expect(print('<squarespace:navigation navigationId="main" template="links" />')).toBe(
      '[navigation/main,two]',
    );
    expect(print('<squarespace:navigation navigationId="main" template="nav/deep.block" />')).toBe(
      '<navigation/main><two>',
    );
    expect(
      print(
        '<squarespace:navigation navigationId="side">{.repeated section items}{title} {.end}</squarespace:navigation>',
      ),
    ).toBe('navigation/side two ');
  });

  it('leaves the data of the page in sight', () => {
    const text = '<squarespace:navigation navigationId="main">{website.siteTitle}</squarespace:navigation>';
    expect(print(text, { website: { siteTitle: 'Olaria' } })).toBe('Olaria');
  });

  it('evaluates template code in its attributes in the surrounding scope', () => {
    const text =
      '{.repeated section list}<squarespace:navigation navigationId="{@}" template="links" />{.end}';
    expect(print(text, { list: ['side', 'main', 'nowhere'] })).toBe(
      '[navigation/side,two][navigation/main,two]',
    );
    const branch = `<squarespace:navigation navigationId='{.if a}main{.or}side{.end}' template=links />`;
    expect(print(branch, { a: true })).toBe('[navigation/main,two]');
    expect(print(branch)).toBe('[navigation/side,two]');
  });

  it('is understood inside a partial that sees nothing but its own data', () => {
    const { template, uses } = expand('<squarespace:navigation navigationId="main" template="links" />');
    const partials = { 'card.block': template.text, 'links.block': '{.repeated section items}{title}{.end}' };
    const injects = Object.fromEntries(uses.map(({ key }) => [key, { items: [{ title: 'one' }] }]));
    const { output } = compileTemplate('{@|apply card.block private}').render({}, { partials, injects });
    expect(output).toBe('one');
  });
});

describe('tags', () => {
  it('may stand in each other and several times in a template', () => {
    const inner = '<squarespace:navigation navigationId="side" template="links" />';
    expect(
      print(`<squarespace:navigation navigationId="main">(${inner})</squarespace:navigation>${inner}`),
    ).toBe('([navigation/side,two])[navigation/side,two]');
  });

  it('write a script element for a file of the theme', () => {
    expect(print('<squarespace:script src="a/b.js" combo="false" />')).toBe(
      '<script src="/scripts/a/b.js"></script>',
    );
  });

  it('that ask for the same share their data', () => {
    const query = '<squarespace:query collection="/log" limit="2">x</squarespace:query>';
    const keysOf = (...texts: readonly string[]) => new Set(expand(...texts).uses.map(({ key }) => key));
    expect(keysOf(query, query).size).toBe(1);
    expect(keysOf(query, query.replace('2', '3')).size).toBe(2);
  });

  it.each([
    ['<squarespace:navigation template="links" />', 'The tag needs a navigationId'],
    ['<squarespace:navigation navigationId="main" />', 'squarespace:navigation needs a template or a body'],
    ['<squarespace:navigation navigationId="a b" template="links" />', '"a b" is not a valid id'],
    ['<squarespace:navigation navigationId="main" template="lniks" />', 'The theme has no block "lniks"'],
    ['<squarespace:query limit="3">x</squarespace:query>', 'The tag needs a collection'],
    [
      '<squarespace:query collection="a" limit="101">x</squarespace:query>',
      'A query returns at most 100 items',
    ],
    [
      '<squarespace:query collection="a" tag="{x}" limit="{y}">x</squarespace:query>',
      'A query cannot contain template code: {y}',
    ],
    [
      '<squarespace:query collection="a" limit="0">x</squarespace:query>',
      'The limit of a query must be a number from 1 to 100',
    ],
    ['<squarespace:query collection="a" skip="11">x</squarespace:query>', 'A query skips at most 10 items'],
    [
      '<squarespace:query collection="{a}">x</squarespace:query>',
      'A query cannot contain template code: {a}',
    ],
    [
      '<squarespace:query collection="a" skip="many">x</squarespace:query>',
      'A query skips a number of items, at most 10',
    ],
    ['<squarespace:script src="none.js" />', 'The theme has no script "none.js"'],
    ['<squarespace:block-field columns="12" />', 'The tag needs an id'],
    ['<squarespace:nothing />', 'There is no tag squarespace:nothing'],
  ])('are reported when they are malformed: %s', (text, message) => {
    const { diagnostics } = expand(`before\n  ${text}`);
    expect(diagnostics).toMatchObject([
      { message, location: { file: '0.region', start: { line: 2, column: 3 } } },
    ]);
  });
});

describe('tags that cannot be resolved', () => {
  it.each([
    '<squarespace:query collection="{item.title}">x</squarespace:query>',
    '<squarespace:script src="none.js" />',
    '<squarespace:navigation navigationId="main" template="none" />',
  ])('are left out with a warning: %s', (text) => {
    expect(print(`before ${text}after`)).toBe('before after');
    expect(expand(text).diagnostics).toMatchObject([{ code: 'theme/broken-tag', severity: 'warning' }]);
  });

  it('show something without attributes that cannot be read', () => {
    const { uses } = expand('<squarespace:query collection="a" limit="" skip="many">x</squarespace:query>');
    expect(uses).toMatchObject([{ query: { limit: 100, skip: 0 } }]);
    expect(print('<squarespace:block-field id="side" columns="wide" />')).toContain('columns-12');
    expect(print('<squarespace:block-field id="side" columns=" 6" />')).toContain('columns-6');
  });

  it('name an area for the dashboard, unless the name has template code', () => {
    const labels = ['Site footer', '', '{website.siteTitle}'].map(
      (label) => expand(`<squarespace:block-field id="side" label="${label}" />`).uses[0],
    );
    const side = { kind: 'block-field', key: 'block-field/side', fieldId: 'side' };
    expect(labels).toEqual([{ ...side, label: 'Site footer' }, side, side]);
  });

  it('may have attributes in other letter cases', () => {
    expect(print('<squarespace:navigation NavigationId="main" Template="links" />')).toBe(
      '[navigation/main,two]',
    );
  });

  it('have limits that are lowered to the maximum', () => {
    const { uses } = expand('<squarespace:query collection="a" limit="9999" skip="40">x</squarespace:query>');
    expect(uses).toMatchObject([{ query: { limit: 100, skip: 10 } }]);
  });
});

describe('places', () => {
  it('lead back to the file, line and column that the author wrote', () => {
    const { template, sources } = expand('<a>\n<squarespace:script src="site.js" />{x|nope}', '\n\n{y|nope}');
    const locations = compileTemplate(template.text).errors.map(({ location }) => {
      const found =
        location &&
        locationInTemplate(template, { start: location.start.offset, end: location.end.offset }, sources);
      return found && `${found.file}:${found.start.line}:${found.start.column}-${found.end.column}`;
    });
    expect(locations).toEqual(['0.region:2:40-44', '1.region:3:4-8']);
  });
});
