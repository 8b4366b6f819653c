// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { type Doc, valueAt } from '../../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../../formatters/vocabulary/content/block-type.ts';
import { EditorProvider } from '../../../../core/hooks/editor-context.tsx';
import { createMemorySite } from '../../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../../testing/open-app.tsx';
import { ToastProvider } from '../../../../ui/overlays/toast.tsx';
import { BlockFields } from '../block-fields.tsx';

let app: TestApp;
let root: Root;
const panel = document.createElement('div');

afterEach(async () => {
  await act(async () => root.unmount());
  panel.remove();
  await app.close();
});

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

/** Selects a chart block with this dataset. */
async function openChart(dataset: object): Promise<void> {
  const cell = { col: 1, span: 24, row: 1, rows: 1 };
  const block = { kind: BLOCK_TYPE.chart, section: 'top', order: 'a0', value: { dataset } };
  const body = {
    pageType: 1,
    title: 'About',
    urlId: 'about',
    sections: { top: { order: 'a0' } },
    blocks: { visits: { ...block, layout: { desktop: cell, phone: cell } } },
  };
  const page: Doc = { key: 'page:about', rev: 1, updatedAt: 0, updatedBy: 'test', body };
  app = await openApp({ path: '/config', site: createMemorySite({ docs: [page], now: () => 0 }) });
  document.body.append(panel);
  root = createRoot(panel);
  await act(async () =>
    root.render(
      <ToastProvider>
        <EditorProvider editor={app.editor}>
          <BlockFields doc="page:about" blockId="visits" kind="chart" />
        </EditorProvider>
      </ToastProvider>,
    ),
  );
  await app.waitUntil(() => panel.querySelector('table') !== null);
}

const stored = () =>
  valueAt(app.editor.store.states.getState().head.get('page:about'), [
    'blocks',
    'visits',
    'value',
    'dataset',
  ]);

function cell(row: number, column: number): HTMLInputElement {
  const found = panel.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
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
  await act(async () => void app.editor.store.undo());
  expect([cell(1, 0).value, stored()]).toEqual(['May', DATASET]);
});
