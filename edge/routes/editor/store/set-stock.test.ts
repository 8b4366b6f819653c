import { beforeAll, expect, it } from 'vitest';
import type { EditorMe } from '../../../../formatters/vocabulary/api/editor/account.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openEditor } from '../../../testing/editor.ts';
import { publishRelease } from '../../../testing/release.ts';
import { shopData } from '../../../testing/shop.ts';

const { signedIn, tenant } = openEditor();
const MUG = { sku: 'MUG', productId: 'mug', variantId: 'mug-one', unlimited: false };

let owner: Browser;

beforeAll(async () => {
  await publishRelease({ edgeData: shopData() });
  owner = await signedIn();
});

const setStock = (line: object) => owner.json('PUT', API.editorInventory, { changes: [{ ...MUG, ...line }] });

it('stock that has changed since it was read is not replaced', async () => {
  expect((await setStock({ qtyInStock: 8 })).status).toBe(200);
  const response = await setStock({ qtyInStock: 20, expected: 3 });
  expect([response.status, await response.json()]).toMatchObject([409, { stock: [{ qtyInStock: 8 }] }]);
});

it('the audit log names who set the stock', async () => {
  await setStock({ qtyInStock: 9 });
  const { id } = await (await owner.get(API.editorMe)).json<EditorMe>();
  expect(await tenant.store().audit(1)).toMatchObject([{ actor: id }]);
});

it('the audit log of the dashboard shows the name of a contributor', async () => {
  const { id: actor } = await tenant.account().saveContributor('shop', {
    email: 'rui@olaria.example',
    name: 'Rui',
    roles: [CONTRIBUTOR_ROLE.admin],
  });
  await tenant.store().setStock([{ ...MUG, qtyInStock: 4 }], actor, 'shop');
  expect(await (await owner.get(`${API.editorAudit}?limit=1`)).json()).toMatchObject({
    lines: [{ actor, actorName: 'Rui' }],
  });
});

it('the audit log has pages, the newest line first', async () => {
  for (const qtyInStock of [11, 12, 13]) await setStock({ qtyInStock });
  const page = async (query: string) =>
    (await owner.get(`${API.editorAudit}?limit=2${query}`)).json<{
      lines: readonly { id: number }[];
      hasNextPage: boolean;
      nextPageCursor?: string;
    }>();
  const first = await page('');
  expect(first).toMatchObject({ hasNextPage: true, nextPageCursor: String(first.lines[1]?.id) });
  const next = await page(`&cursor=${first.nextPageCursor}`);
  expect(next.lines[0]?.id).toBeLessThan(first.lines[1]?.id ?? 0);
});
