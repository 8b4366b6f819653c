// Measures the table of products with 10,000 products of three variants: opens the list, sorts it, searches it and turns
// its pages in Chromium with `quoin dev`, at 25 and at 100 rows per page; prints the processor time of each step in the
// page, and the number of elements.
//
//   node scripts/build.mjs && node bench/editor-table.mjs [--products 10000]
import { parseArgs } from 'node:util';
import { createTimer, openDashboard } from './measure/open-dashboard.mjs';

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
const { page, close } = await openDashboard({
  changeSite: (site) => withProducts(site, Number(values.products)),
});
try {
  const time = await createTimer(page);
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  const open = [];
  for (let round = 0; round < 5; round += 1) {
    await navigation.getByRole('link', { name: 'Home' }).click();
    await page.getByText('To do').first().waitFor();
    open.push(
      await time(async () => {
        await navigation.getByRole('link', { name: 'Store' }).click();
        await page.locator('tbody a').nth(5).waitFor();
      }),
    );
  }
  report('open the list', open);
  for (const rows of [25, 100]) {
    await page.getByRole('button', { name: /Rows per page/ }).click();
    await page.getByRole('option', { name: `${rows} rows`, exact: true }).click();
    console.log(`${rows} rows per page, ${await page.locator('main table *').count()} elements`);
    const header = (name) => page.locator('thead').getByText(name, { exact: true });
    const headers = ['Price', 'Price', 'Stock', 'Product', 'Product'];
    report('  sort', await times(headers, (name) => time(() => header(name).click())));
    await page.getByRole('searchbox').click();
    const keys = [...'product', ...Array(7).fill('Backspace')];
    report('  key in the search', await times(keys, (key) => time(() => page.keyboard.press(key))));
    const next = page.getByRole('button', { name: 'Next page' });
    report('  next page', await times([1, 2, 3, 4], () => time(() => next.click())));
    const checkbox = (index) => page.locator('tbody input[type=checkbox]').nth(index);
    report(
      '  select',
      await times([0, 1, 2, 3], (index) => time(() => checkbox(index).click({ force: true }))),
    );
  }
} finally {
  await close();
}

/** Replaces the products by copies of one with variants. */
function withProducts(response, count) {
  const variantsOf = ({ body }) => Object.values(body?.structuredContent?.variants ?? {});
  const model = response.docs.find((doc) => doc.key.startsWith('item:') && variantsOf(doc).length === 3);
  const products = Array.from({ length: count }, (_, index) => {
    const body = structuredClone(model.body);
    const title = `Product ${(index * 7919) % count}`;
    return { ...model, key: `item:p${index}`, body: { ...body, title, urlId: `p-${index}` } };
  });
  return { ...response, docs: [...response.docs.filter(({ key }) => !key.startsWith('item:')), ...products] };
}

async function times(inputs, measure) {
  const found = [];
  for (const input of inputs) found.push(await measure(input));
  return found;
}

function report(name, found) {
  const sorted = [...found].sort((left, right) => left - right);
  const median = sorted[Math.floor(sorted.length / 2)].toFixed(0);
  console.log(`${name}: median ${median} ms, worst ${sorted.at(-1).toFixed(0)} ms (${sorted.length})`);
}
