import { describe, expect, it } from 'vitest';
import { paletteOf } from './palette.ts';

interface FakeRule {
  readonly selectorText?: string;
  readonly style?: readonly string[];
  readonly cssRules?: readonly FakeRule[];
}

/** A page with these rules, whose root element has these values. happy-dom cannot list the properties of a rule. */
function pageOf(
  sheets: readonly (readonly FakeRule[])[],
  values: Readonly<Record<string, string>>,
): Document {
  const defaultView = {
    getComputedStyle: () => ({ getPropertyValue: (name: string) => values[name] ?? '' }),
  };
  const styleSheets = sheets.map((cssRules) => ({ cssRules }));
  return { defaultView, documentElement: {}, styleSheets } as unknown as Document;
}

const root = (...style: readonly string[]): FakeRule => ({ selectorText: ':root', style });
const namesOf = (page: Document) => paletteOf(page).map(({ name }) => name);

describe('the palette of a page', () => {
  it('has the colors of the root element with their current values, in the order of the style sheets', () => {
    const page = pageOf([[root('--glaze-fill', '--ash')], [root('--clay')]], {
      '--ash': 'rgb(255, 0, 0)',
      '--glaze-fill': '#1f3f86',
      '--clay': 'rgb(0 255 0 / 0.5)',
    });
    expect(paletteOf(page)).toEqual([
      { name: 'glaze-fill', shown: '#1f3f86' },
      { name: 'ash', shown: '#ff0000' },
      { name: 'clay', shown: '#00ff0080' },
    ]);
  });

  it('has only colors that can be seen, each of them once', () => {
    const page = pageOf([[root('--a', '--space', '--clear', '--same', '--unset')]], {
      '--a': '#abc',
      '--space': '1rem',
      '--clear': 'rgba(1, 2, 3, 0)',
      '--same': '#aabbcc',
    });
    expect(paletteOf(page)).toEqual([{ name: 'a', shown: '#aabbcc' }]);
  });

  it.each([
    [':root', true],
    ['html', true],
    ['.dark, :root', true],
    [':root , .dark', true],
    ['html.dark', false],
    ['.html', false],
    ['body :root', false],
  ])('reads rules of the root element: %s', (selectorText, isRoot) => {
    const page = pageOf([[{ selectorText, style: ['--a'] }]], { '--a': '#abc' });
    expect(namesOf(page)).toEqual(isRoot ? ['a'] : []);
  });

  it.each([
    ['--Glaze_2-x', true],
    [`--${'x'.repeat(64)}`, true],
    [`--${'x'.repeat(65)}`, false],
    ['--2glaze', false],
    ['--a b', false],
    ['color', false],
  ])('has names that a text can refer to: %s', (name, isName) => {
    expect(namesOf(pageOf([[root(name)]], { [name]: '#abc' }))).toEqual(isName ? [name.slice(2)] : []);
  });

  it('reads the rules inside of @media and @supports, and skips other rules', () => {
    const media = { cssRules: [{ cssRules: [root('--inner')] }, {}] };
    const page = pageOf([[media, { selectorText: 'p', style: ['--p'] }, root('--outer')]], {
      '--inner': '#111',
      '--outer': '#222',
      '--p': '#333',
    });
    expect(namesOf(page)).toEqual(['outer', 'inner']);
  });

  it('has at most 17 colors, because more are hard to tell apart', () => {
    const names = Array.from({ length: 30 }, (_, index) => `--c${index}`);
    const values = Object.fromEntries(names.map((name, index) => [name, `rgb(${index}, 0, 0)`]));
    expect(namesOf(pageOf([[root(...names)]], values))).toEqual(
      names.slice(0, 17).map((name) => name.slice(2)),
    );
  });

  it('is empty for a page that is not shown', () => {
    const page = { defaultView: null, documentElement: {}, styleSheets: [{ cssRules: [root('--a')] }] };
    expect(paletteOf(page as unknown as Document)).toEqual([]);
  });
});
