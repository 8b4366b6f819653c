import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PreferenceValues } from '../../../core/api/commerce-preferences.ts';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { byRole } from '../../../testing/roles.ts';
import { useProductsView } from './use-products-view.ts';

function List() {
  const [view, setView] = useProductsView();
  return (
    <button type="button" onClick={() => setView({ page: 0, pageSize: 50 })}>
      {view.pageSize} rows
    </button>
  );
}

let part: OpenPart;
let saved: PreferenceValues;
afterEach(() => part.close());

/** Opens the list with the preferences of a store. */
async function open(stored: PreferenceValues, path = '/config/store/products'): Promise<void> {
  saved = stored;
  part = await openInEditor(<List />, {
    path,
    api: {
      commercePreferences: async () => saved,
      saveCommercePreferences: async (_, values) => {
        saved = values;
      },
    },
  });
  await act(async () => {});
}

const rows = () => byRole(part.container, { role: 'button' }).textContent;
const choose = () => act(async () => byRole(part.container, { role: 'button' }).click());

describe('the list of products', () => {
  it('has the number of rows that was chosen last', async () => {
    await open({ pageSize: 10, other: true });
    expect(rows()).toBe('10 rows');
    await choose();
    expect([rows(), saved]).toEqual(['50 rows', { pageSize: 50, other: true }]);
    await part.close();
    await open(saved);
    expect(rows()).toBe('50 rows');
  });

  it('has the number of rows in its URL', async () => {
    await open({ pageSize: 10 }, '/config/store/products?rows=100');
    expect(rows()).toBe('100 rows');
  });

  it('ignores a number that is not offered', async () => {
    await open({ pageSize: 11 });
    expect(rows()).toBe('25 rows');
  });
});
