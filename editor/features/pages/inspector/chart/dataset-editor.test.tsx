import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChartDataset } from '../../../../../compiler/model/index.ts';
import { buildSmallSite, documentText } from '../../../../../compiler/testing/build-small-site.ts';
import type { ChartLimits } from './chart-grid.ts';
import { DatasetEditor } from './dataset-editor.tsx';

const DATASET: ChartDataset = {
  rows: ['May', 'June'],
  columns: ['2025', '2026'],
  series: [
    [{ label: '1,200', value: 1200 }, { value: 950 }],
    [
      { label: '7', value: 7 },
      { label: '8', value: 8 },
    ],
  ],
};

let root: Root;
let saved: ChartDataset[];
const panel = document.createElement('div');

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

beforeEach(() => {
  saved = [];
  document.body.append(panel);
  root = createRoot(panel);
});

afterEach(async () => {
  await act(async () => root.unmount());
  panel.remove();
});

/** Shows the editor for a dataset, which is replaced by every one that is saved. */
async function show(dataset: ChartDataset | undefined, limits?: ChartLimits): Promise<void> {
  const render = (shown: ChartDataset | undefined) =>
    root.render(
      <DatasetEditor
        dataset={shown}
        isReadOnly={false}
        {...(limits !== undefined && { limits })}
        onChange={(next) => {
          saved.push(next);
          render(next);
        }}
      />,
    );
  await act(async () => render(dataset));
}

function cells(): readonly (readonly string[])[] {
  return [...panel.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('input')].map(({ value }) => value),
  );
}

const messages = () => [...panel.querySelectorAll('p span')].map(({ textContent }) => textContent);

function cell(row: number, column: number): HTMLInputElement {
  const found = panel.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (found === null) throw new Error(`no cell ${row}, ${column}`);
  return found;
}

async function paste(at: HTMLInputElement, text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => void at.dispatchEvent(event));
}

async function press(label: string): Promise<void> {
  const button = panel.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  await act(async () => button?.click());
}

const table = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => '1').join('\t')).join('\n');

it('shows the texts of the dataset', async () => {
  await show(DATASET);
  expect(cells()).toEqual([
    ['', '2025', '2026'],
    ['May', '1,200', '7'],
    ['June', '950', '8'],
  ]);
});

describe('saving', () => {
  it('R-CHART-MSG-01: without columns shows the message', async () => {
    await show(DATASET);
    await press('Remove column 2');
    saved = [];
    await press('Remove column 1');
    expect([messages(), saved]).toEqual([['Your dataset must have at least one column'], []]);
  });

  it('R-CHART-MSG-02: without rows shows the message', async () => {
    await show(DATASET);
    await press('Remove row 2');
    saved = [];
    await press('Remove row 1');
    expect([messages(), saved]).toEqual([['Your dataset must have at least one row'], []]);
  });

  it('stores the text of a cell and its number', async () => {
    await show(DATASET);
    await paste(cell(1, 1), '€ 1,300\t6.5\n');
    expect(saved).toEqual([
      {
        ...DATASET,
        series: [
          [
            { label: '€ 1,300', value: 1300 },
            { label: '950', value: 950 },
          ],
          [
            { label: '6.5', value: 6.5 },
            { label: '8', value: 8 },
          ],
        ],
      },
    ]);
  });

  it('does not happen without a change', async () => {
    await show(DATASET);
    await act(async () => {
      cell(1, 1).focus();
      cell(2, 1).focus();
    });
    expect(saved).toEqual([]);
  });
});

it('R-CHART-MSG-03: an empty grid asks for data', async () => {
  await show(undefined);
  expect(messages()).toEqual(['Enter some data!']);
});

it('R-CHART-MSG-04: a row with an empty cell shows a message', async () => {
  await show({
    ...DATASET,
    series: [
      [{ value: 1 }, { value: 2 }],
      [{ value: 3 }, { label: '' }],
    ],
  });
  expect(messages()).toEqual(['One or more rows was missing data.']);
});

it('a value that is not a number is invalid, a name is not', async () => {
  await show({ rows: ['May'], columns: ['2025', '2026'], series: [[{ label: 'many' }], [{ value: 7 }]] });
  const invalid = [cell(1, 0), cell(1, 1), cell(1, 2)].map((each) => each.getAttribute('aria-invalid'));
  expect(invalid).toEqual([null, 'true', null]);
});

it('a complete dataset shows no message', async () => {
  await show(DATASET);
  expect(messages()).toEqual([]);
});

it('R-CHART-MSG-05: one row over the limit is cut, with a message', async () => {
  await show(undefined);
  await paste(cell(1, 1), table(101, 2));
  expect([messages()[0], cells().length - 1]).toEqual(['Your dataset has been truncated to 100 rows', 100]);
});

it('R-CHART-MSG-06: one column over the limit is cut, with a message', async () => {
  await show(undefined);
  await paste(cell(1, 1), table(2, 11));
  expect([messages()[0], (cells()[0]?.length ?? 0) - 1]).toEqual([
    'Your dataset has been truncated to 10 columns',
    10,
  ]);
});

it('R-CHART-MSG-07: other limits change the messages and the cut', async () => {
  await show(undefined, { maxRows: 3, maxColumns: 2 });
  await paste(cell(1, 1), table(4, 3));
  expect(messages().slice(0, 2)).toEqual([
    'Your dataset has been truncated to 3 rows',
    'Your dataset has been truncated to 2 columns',
  ]);
  expect([cells().length - 1, (cells()[0]?.length ?? 0) - 1]).toEqual([3, 2]);
});

it('the message about a cut goes away with the next change', async () => {
  await show(undefined, { maxRows: 3, maxColumns: 2 });
  await paste(cell(1, 1), table(4, 2));
  await paste(cell(1, 1), '5\t6\n');
  expect(messages()).toEqual([]);
});

it('R-CHART-MSG-09: a row with a gap is absent from the SVG and present in the editor', async () => {
  const dataset = { rows: ['May', 'June'], columns: ['2025'], series: [[{ value: 4 }, { label: 'n/a' }]] };
  await show(dataset);
  const blocks = { c: { section: 's', order: 'a0', kind: 62, value: { dataset } } };
  const site = await buildSmallSite({
    'pages/home.json': documentText('page', 'home', {
      ...{ pageType: 2, title: 'Home', urlId: 'home', isHome: true },
      ...{ sections: { s: { order: 'a0' } }, blocks },
    }),
  });
  const [svg = ''] = /<svg.*<\/svg>/s.exec(site.read('index.html')) ?? [];
  expect([svg.includes('May'), svg.includes('June'), cells().at(-1)]).toEqual([true, false, ['June', 'n/a']]);
});

describe('the keyboard', () => {
  const after = async (key: string, from: readonly [number, number]) => {
    await show(DATASET);
    await act(async () => {
      cell(...from).focus();
      cell(...from).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    return document.activeElement?.getAttribute('aria-label');
  };

  it.each([
    ['Enter', [1, 1], 'Row 2, column 1'],
    ['ArrowDown', [0, 2], 'Row 1, column 2'],
    ['ArrowUp', [2, 0], 'Name of row 1'],
    ['Enter', [2, 1], 'Row 2, column 1'],
  ] as const)('%s in %j moves to %s', async (key, from, label) => {
    expect(await after(key, from)).toBe(label);
  });
});
