import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { Doc } from '../../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../../formatters/vocabulary/content/block-type.ts';
import { EditorProvider } from '../../../../core/hooks/editor-context.tsx';
import { createMemorySite } from '../../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../../testing/open-app.tsx';
import { ToastProvider } from '../../../../ui/overlays/toast.tsx';
import { BoundNumberField, BoundSelect, BoundTextField } from './fields.tsx';

let app: TestApp;
let root: Root;
const panel = document.createElement('div');

afterEach(async () => {
  await act(async () => root.unmount());
  panel.remove();
  await app.close();
});

const WHOLE = { col: 1, span: 24, row: 1, rows: 1 };
const VALUE = ['blocks', 'list', 'value'];

/** Shows a field of a summary block whose value another program has written, as the inspector does. */
async function showField(value: object, field: ReactNode): Promise<string | null> {
  const body = {
    pageType: 1,
    title: 'About',
    urlId: 'about',
    sections: { top: { order: 'a0' } },
    blocks: {
      list: {
        kind: BLOCK_TYPE['summary-v2'],
        section: 'top',
        order: 'a0',
        layout: { desktop: WHOLE, phone: WHOLE },
        value: { collectionId: 'shop', ...value },
      },
    },
  };
  const page: Doc = { key: 'page:about', rev: 1, updatedAt: 0, updatedBy: 'test', body };
  app = await openApp({ path: '/config', site: createMemorySite({ docs: [page], now: () => 0 }) });
  document.body.append(panel);
  root = createRoot(panel);
  await act(async () =>
    root.render(
      <ToastProvider>
        <EditorProvider editor={app.editor}>{field}</EditorProvider>
      </ToastProvider>,
    ),
  );
  return panel.textContent;
}

it('a number field shows why its value cannot be saved', async () => {
  const field = (
    <BoundNumberField doc="page:about" at={[...VALUE, 'limit']} label="Limit" min={1} max={30} fallback={6} />
  );
  expect(await showField({ limit: 50 }, field)).toContain('Enter 30 or less.');
});

it('a select shows why its value cannot be saved', async () => {
  const options = [{ id: 'grid', label: 'Grid' }];
  const field = <BoundSelect doc="page:about" at={[...VALUE, 'design']} label="Design" options={options} />;
  expect(await showField({ design: 'carousel' }, field)).toContain('This value isn’t valid.');
});

it('a text field shows why its value cannot be saved', async () => {
  const field = <BoundTextField doc="page:about" at={[...VALUE, 'design']} label="Design" />;
  expect(await showField({ design: 'carousel' }, field)).toContain('This value isn’t valid.');
});
