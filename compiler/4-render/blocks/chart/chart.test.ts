import { describe, expect, it } from 'vitest';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { buildSmallSite, homeWithBlock } from '../../../testing/build-small-site.ts';

const DATASET = {
  rows: ['May', 'June', 'July'],
  columns: ['2025', '2026'],
  series: [
    [{ label: '€1,200', value: 1200 }, { value: 800 }, { label: '0', value: 0 }],
    [{ value: 1500 }, { value: 950 }, { value: 40 }],
  ],
};
const ONE_COLUMN = { ...DATASET, columns: ['2025'], series: DATASET.series.slice(0, 1) };

/** Builds a site with a chart block of this value. Returns the HTML of the block and the style sheet. */
async function publish(value: object, website: object = {}) {
  const site = await buildSmallSite(
    {
      ...homeWithBlock('c', 62, value),
    },
    { website },
  );
  const page = site.read('index.html');
  const [html = ''] = /(?<=id="block-c">).*?<\/figure>/s.exec(page) ?? [];
  const style = site.paths.filter((path) => path.endsWith('.css')).map((path) => site.read(path));
  return { html, style: style.join(''), diagnostics: site.diagnostics };
}

const chart = async (value: object, website: object = {}) => (await publish(value, website)).html;

function marks(html: string): readonly string[] {
  return [...html.matchAll(/<(?:rect|circle|path) [^>]*class="chart-mark[^>]*>/g)].map(([mark]) => mark);
}

/** Lists what a screen reader reads from the table. */
function table(html: string): readonly string[] {
  return [...html.matchAll(/<t[dh](?: [^>]*)?>(?:<bdi>)?([^<]*)</g)].map(([, text = '']) => text);
}

it.each(['bar', 'line', 'pie'])(
  'R-CHART-ED-02: a published %s chart is an svg element with one mark per value',
  async (design) => {
    const html = await chart({ design, dataset: DATASET });
    expect([html.split('<svg').length - 1, marks(html).length]).toEqual([1, 6]);
  },
);

it('a row with a missing value is not drawn', async () => {
  const [first = [], second = []] = DATASET.series;
  const html = await chart({ dataset: { ...DATASET, series: [first, [second[0], { label: 'n/a' }, {}]] } });
  expect(marks(html)).toHaveLength(2);
  expect(html).not.toContain('June');
});

it.each([{}, { dataset: { rows: ['May'], columns: ['2025'], series: [[{}]] } }])(
  'a chart without a complete row shows nothing: %j',
  async (value) => {
    expect((await publish({ title: 'Visits', ...value })).html).toBe('');
  },
);

it('has a table with all values, as they were typed', async () => {
  const html = await chart({ dataset: DATASET });
  expect(table(html)).toEqual([
    ...['', '2025', '2026'],
    ...['May', '€1,200', '1500'],
    ...['June', '800', '950'],
    ...['July', '0', '40'],
  ]);
});

it('has a name and a description for screen readers', async () => {
  const html = await chart({ title: 'Visits & sales', dataset: ONE_COLUMN });
  expect(html).toContain('role="img" aria-labelledby="chart-c-title" aria-describedby="chart-c-desc"');
  expect(html).toContain('<title id="chart-c-title">Visits &amp; sales</title>');
  expect(html).toContain('<desc id="chart-c-desc">2025: May €1,200, June 800, July 0</desc>');
});

it('shows names and values as text', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'';
  const dataset = { rows: [evil], columns: [evil], series: [[{ label: evil, value: 1 }]] };
  for (const design of ['bar', 'line', 'pie']) {
    const html = await chart({ design, title: evil, caption: evil, dataset });
    expect(html).not.toMatch(/<img|="[^"]*<img/);
    expect(html.split('&lt;img').length).toBeGreaterThan(5);
  }
});

describe('a bar', () => {
  const bars = async (values: readonly number[]) => {
    const rows = values.map(String);
    const series = [values.map((value) => ({ value }))];
    const html = await chart({ dataset: { rows, columns: ['a'], series } });
    return marks(html).map((mark) => ['x', 'width'].map((name) => attribute(mark, name)));
  };

  it('is as long as its share of the axis', async () => {
    expect(await bars([10, 5, 0])).toEqual([
      [0, 100],
      [0, 50],
      [0, 0],
    ]);
  });

  it('starts at zero where all values are above it', async () => {
    expect(await bars([20, 10])).toEqual([
      [0, 100],
      [0, 50],
    ]);
  });

  it('starts at zero where there are negative values', async () => {
    expect(await bars([10, -10])).toEqual([
      [50, 50],
      [0, 50],
    ]);
  });

  it('does not overlap the bars of other columns and rows', async () => {
    const html = await chart({ dataset: DATASET });
    const spans = marks(html).map((mark) => [attribute(mark, 'y'), attribute(mark, 'height')] as const);
    const ends = spans.map(([y, height]) => y + height);
    expect(spans.slice(1).every(([y], index) => y >= (ends[index] ?? 0))).toBe(true);
    expect(ends.at(-1)).toBeLessThanOrEqual(100);
  });
});

function attribute(mark: string, name: string): number {
  return Number.parseFloat(new RegExp(` ${name}="([\\d.-]+)%"`).exec(mark)?.[1] ?? 'NaN');
}

it('a line has its dots at the height of their values, with a segment between them', async () => {
  const html = await chart({ design: 'line', dataset: ONE_COLUMN });
  expect(marks(html).map((mark) => attribute(mark, 'cy'))).toEqual([20, 46.67, 100]);
  expect(html).toContain('<line x1="16.67%" y1="20%" x2="50%" y2="46.67%"/><line x1="50%" y1="46.67%"');
});

describe('a pie', () => {
  const paths = async (values: readonly number[]) => {
    const series = [values.map((value) => ({ value }))];
    const html = await chart({
      design: 'pie',
      dataset: { rows: values.map(String), columns: ['a'], series },
    });
    return marks(html).map((mark) => / d="([^"]*)"/.exec(mark)?.[1]);
  };

  it('has slices in proportion, clockwise from the top', async () => {
    expect(await paths([1, 3])).toEqual([
      'M0 -49.5A49.5 49.5 0 0 1 49.5 0L0 0Z',
      'M49.5 0A49.5 49.5 0 1 1 0 -49.5L0 0Z',
    ]);
  });

  it('is a whole disk for a single value', async () => {
    expect(await paths([7])).toEqual(['M0 -49.5A49.5 49.5 0 1 1 0 -49.5L0 0Z']);
  });

  it('gives negative values no area', async () => {
    expect((await paths([4, -4]))[1]).toBe('M0 -49.5A49.5 49.5 0 0 1 0 -49.5L0 0Z');
  });

  it('has a ring per column, whose names are listed', async () => {
    const html = await chart({ design: 'pie', dataset: DATASET });
    expect(html).toContain('From the outside in: 2025, 2026');
  });
});

it('the axis has round numbers in the language of the site', async () => {
  const html = await chart({ dataset: DATASET }, { language: 'de' });
  expect(/<ol class="chart-axis".*?<\/ol>/s.exec(html)?.[0].match(/(?<=<bdi>)[^<]*/g)).toEqual([
    ...['0', '500', '1.000', '1.500'],
  ]);
});

it('texts are those of the site', async () => {
  const { html } = await publish({ dataset: DATASET });
  expect(html).toContain('<summary>Show data</summary>');
});

it('the style sheet has rules for charts only on sites that have one', async () => {
  const withChart = await publish({ dataset: DATASET });
  const without = await buildSmallSite({});
  expect(withChart.style).toContain('.chart-mark');
  expect(without.paths.map((path) => without.read(path)).join('')).not.toContain('.chart-');
});

it('values of any size have finite positions', async () => {
  for (const design of ['bar', 'line', 'pie'])
    for (const values of [
      [1e15, -1e15],
      [1e-300, 2e-300],
      [0, 0],
      [0.1, 0.3],
      [1e15, 1e15],
    ]) {
      const series = [values.map((value) => ({ value }))];
      const html = await chart({ design, dataset: { rows: ['a', 'b'], columns: ['c'], series } });
      expect(html, `${design} of ${values}`).not.toMatch(/NaN|Infinity/);
    }
});

describe('a dataset', () => {
  it('R-DATA-MISC-09: has rows, columns and series of entries with label and value', () => {
    expect(renderableBlock(62, { dataset: DATASET })?.value).toEqual({ dataset: DATASET });
  });

  it.each([
    ['no row', { ...DATASET, rows: [], series: [[], []] }],
    ['no column', { ...DATASET, columns: [], series: [] }],
    ['a list too few', { ...DATASET, series: DATASET.series.slice(1) }],
    ['an entry too few', { ...DATASET, rows: [...DATASET.rows, 'August'] }],
    ['a text as value', { rows: ['a'], columns: ['b'], series: [[{ value: '1' }]] }],
  ])('with %s is invalid', (_, dataset) => {
    expect(renderableBlock(62, { dataset })).toBe(undefined);
  });

  it('has at most 100 rows and 10 columns', () => {
    const sized = (rows: number, columns: number) => ({
      rows: Array.from({ length: rows }, String),
      columns: Array.from({ length: columns }, String),
      series: Array.from({ length: columns }, () => Array.from({ length: rows }, () => ({ value: 1 }))),
    });
    const isValid = (rows: number, columns: number) =>
      renderableBlock(62, { dataset: sized(rows, columns) }) !== undefined;
    expect([isValid(100, 10), isValid(101, 10), isValid(100, 11)]).toEqual([true, false, false]);
  });
});
