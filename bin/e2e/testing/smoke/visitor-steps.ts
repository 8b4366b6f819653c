import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { visit } from '../visit.ts';
import type { SmokeSite } from './smoke-site.ts';
import type { Inspect, Step } from './step.ts';
import { CUSTOMERS, MESSAGES } from './test-data.ts';

/** Steps of the two visitors: browse, order, request a restock notification, submit a form. */
export const VISITOR_STEPS: readonly Step[] = [
  {
    name: 'the first visitor opens the new product on a phone',
    run: async ({ first, serving, inspect, expected }) => {
      await visit(first, `${serving.origin}/`);
      await first.getByRole('heading', { level: 1, name: expected.headline.after, exact: true }).waitFor();
      await inspect(first);
      await visit(first, `${serving.origin}/shop`);
      await inspect(first);
      await first.getByRole('link', { name: expected.product.title }).first().tap();
      await first.waitForURL(`**${expected.product.path}`);
      await first.getByRole('heading', { level: 1, name: expected.product.title }).waitFor();
      await inspect(first);
    },
  },
  {
    name: 'the first visitor selects a variant and adds it to the cart',
    run: async ({ first, inspect, expected }) => {
      await addButton(first).tap();
      await readAlert(first, `Please select the ${expected.product.option} option.`, inspect);
      await first.getByLabel(`Select ${expected.product.option}`).selectOption(expected.product.values[0]);
      await eventually(async () =>
        expect(await addButton(first).textContent()).not.toContain(MESSAGES.selectOption),
      );
      await addButton(first).tap();
      await first.getByText(`${expected.product.title} was added to your cart.`).first().waitFor();
      await first.getByRole('img', { name: MESSAGES.oneInCart }).first().waitFor();
      await inspect(first);
    },
  },
  {
    name: 'the first visitor changes the quantity to two',
    run: async ({ first, inspect, expected }) => {
      await first.getByRole('link', { name: 'Cart', exact: true }).first().tap();
      await first.waitForURL('**/cart');
      const quantity = first.getByLabel('Quantity');
      await quantity.fill('2');
      await quantity.press('Enter');
      await eventually(async () =>
        expect(await first.locator('.cart-subtotal-amount').textContent()).toBe(
          expected.amounts.subtotalOfTwo,
        ),
      );
      await inspect(first);
    },
  },
  {
    name: 'the first visitor checks out',
    run: async ({ first, inspect, expected }) => {
      await first.getByRole('link', { name: 'Checkout' }).tap();
      await first.waitForURL('**/checkout?*');
      await inspect(first);
      await order(first, CUSTOMERS.first.email, expected, expected.amounts.totalOfTwo);
      await testBank(first);
    },
  },
  {
    name: 'the first visitor pays and sees the order confirmed',
    run: ({ first, inspect }) => approve(first, inspect),
  },
  {
    name: 'the second visitor can add the last unit, but not two',
    run: async ({ second, serving, inspect, expected }) => {
      await openProduct(second, serving.origin, expected.product);
      await second.getByLabel(`Select ${expected.product.option}`).selectOption(expected.product.values[0]);
      await second.getByLabel('Quantity').fill('2');
      await addButton(second).click();
      await readAlert(second, MESSAGES.notEnough, inspect);
      await second.getByLabel('Quantity').fill('1');
      await eventually(async () =>
        expect(await addButton(second).getAttribute('aria-disabled')).not.toBe('true'),
      );
      await addButton(second).click();
      await second.getByText(`${expected.product.title} was added to your cart.`).first().waitFor();
    },
  },
  {
    name: 'the second visitor orders the last unit',
    run: async ({ second, inspect, expected }) => {
      await second.getByRole('link', { name: 'Cart', exact: true }).first().click();
      await second.getByRole('link', { name: 'Checkout' }).click();
      await order(second, CUSTOMERS.second.email, expected, expected.amounts.totalOfOne);
      await approve(second, inspect);
    },
  },
  {
    name: 'the second visitor sees that it is sold out and requests a notification',
    run: async ({ second, serving, inspect, expected }) => {
      await openProduct(second, serving.origin, expected.product);
      await second.getByLabel(`Select ${expected.product.option}`).selectOption(expected.product.values[0]);
      await eventually(async () =>
        expect(await second.locator('.quoin-product-message').textContent()).toBe(MESSAGES.notEnough),
      );
      await eventually(async () => expect(await addButton(second).textContent()).toContain(MESSAGES.soldOut));
      await inspect(second);
      const restock = second.locator('.product-restock-notification:visible');
      const send = restock.getByRole('button', { name: 'Notify me' });
      await send.click();
      await eventually(async () =>
        expect(await restock.getByRole('alert').textContent()).toBe(MESSAGES.blankEmail),
      );
      await inspect(second);
      await restock.getByRole('textbox').fill(CUSTOMERS.second.email);
      await send.click();
      await restock.getByText(expected.restockMessage).waitFor();
      await inspect(second);
    },
  },
  {
    name: 'the second visitor submits the contact form',
    run: async ({ second, serving, inspect, expected }) => {
      await visit(second, `${serving.origin}${expected.form.path}`);
      const form = second.locator(`form[data-form-id=${expected.form.id}]`);
      // Until the script has loaded, the browser shows its own validation messages.
      await eventually(async () =>
        expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true),
      );
      await inspect(second);
      const send = form.getByRole('button', { name: expected.form.submitLabel, exact: true });
      await send.click();
      await eventually(async () =>
        expect(await form.getByText(MESSAGES.required, { exact: true }).count()).toBe(
          expected.form.requiredFields,
        ),
      );
      await inspect(second);
      await expected.form.fill(form);
      await form.getByLabel('Email').fill(CUSTOMERS.second.email);
      await form.getByLabel('Message').fill(CUSTOMERS.second.message);
      await send.click();
      await second.getByText('Thank you for your message').waitFor();
      await inspect(second);
    },
  },
];

function addButton(page: Page) {
  return page.locator('.sqs-add-to-cart-button').first();
}

async function openProduct(page: Page, origin: string, { path, title }: SmokeSite['product']): Promise<void> {
  await visit(page, `${origin}${path}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Expects an alert with this message and closes it. */
async function readAlert(page: Page, message: string, inspect: Inspect): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: MESSAGES.notAdded });
  await alert.getByText(message, { exact: true }).waitFor();
  await inspect(page);
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
}

async function order(page: Page, email: string, { shippingMethod }: SmokeSite, total: string): Promise<void> {
  await page.waitForURL('**/checkout?*');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name', { exact: true }).fill('Ana Reis');
  await page.getByLabel('Address').fill('Rua da Barra 1');
  await page.getByLabel('Postal code').fill('3800-200');
  await page.getByLabel('City').fill('Aveiro');
  await page.getByLabel('Country').selectOption('PT');
  await page.getByRole('radio', { name: shippingMethod }).check();
  await page.getByRole('button', { name: `Place order and pay ${total}` }).click();
}

async function testBank(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/test-bank?*');
  await page.getByText('TEST MODE').first().waitFor();
}

async function approve(page: Page, inspect: Inspect): Promise<void> {
  await testBank(page);
  await inspect(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
  await inspect(page);
}
