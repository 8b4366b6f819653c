import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../../formatters/vocabulary/content/block-type.ts';
import { type OpenPart, openInEditor, waitUntil } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { BlockFields } from '../block-fields.tsx';

const ABOUT: DocKey = 'page:about';

let part: OpenPart;
afterEach(() => part.close());

const DATASET = {
  rows: ['May', 'June'],
  columns: ['2026'],
  series: [
    [
      { label: '4', value: 4 },
      { label: '5', value: 5 },
    ],
  ],
};

/** Opens the fields of a chart block with this dataset. */
async function openChart(dataset: object): Promise<void> {
  const body = { title: 'About', blocks: { visits: { kind: BLOCK_TYPE.chart, value: { dataset } } } };
  part = await openInEditor(<BlockFields doc={ABOUT} blockId="visits" kind="chart" />, {
    docs: [{ key: ABOUT, rev: 1, updatedAt: 0, updatedBy: 'test', body }],
  });
  await waitUntil(() => part.container.querySelector('table') !== null);
}

const stored = () =>
  valueAt(part.editor.store.states.getState().head.get(ABOUT), ['blocks', 'visits', 'value', 'dataset']);

function cell(row: number, column: number): HTMLInputElement {
  const found = part.container.querySelector<HTMLInputElement>(
    `[data-row="${row}"][data-column="${column}"]`,
  );
  if (found === null) throw new Error(`no cell ${row}, ${column}`);
  return found;
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('R-CHART-ED-01: an opened chart block shows an editable grid of its dataset', async () => {
  await openChart(DATASET);
  await type(cell(2, 1), '1,250');
  await act(async () => cell(2, 1).blur());
  expect([cell(1, 1).value, stored()]).toEqual([
    '4',
    {
      ...DATASET,
      series: [
        [
          { label: '4', value: 4 },
          { label: '1,250', value: 1250 },
        ],
      ],
    },
  ]);
});

it('undo shows the previous dataset', async () => {
  await openChart(DATASET);
  await type(cell(1, 0), 'April');
  await act(async () => cell(1, 0).blur());
  await act(async () => void part.editor.store.undo());
  expect([cell(1, 0).value, stored()]).toEqual(['May', DATASET]);
});
