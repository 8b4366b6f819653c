import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../visit.ts';
import type { Look, Step } from './step.ts';
import { CUSTOMERS, HEADLINE, MESSAGES, PRODUCT } from './test-data.ts';

/** From the first look to the letter that asks. */
export const VISITOR_STEPS: readonly Step[] = [
  {
    name: 'the first visitor, on a phone, comes to the new product',
    run: async ({ first, serving, look }) => {
      await visit(first, `${serving.origin}/`);
      await first.getByRole('heading', { level: 1, name: HEADLINE.after, exact: true }).waitFor();
      await look(first);
      await visit(first, `${serving.origin}/shop`);
      await look(first);
      await first.getByRole('link', { name: PRODUCT.title }).first().tap();
      await first.waitForURL(`**${PRODUCT.path}`);
      await first.getByRole('heading', { level: 1, name: PRODUCT.title }).waitFor();
      await look(first);
    },
  },
  {
    name: 'the first visitor chooses and adds',
    run: async ({ first, look }) => {
      await addButton(first).tap();
      await readAlert(first, MESSAGES.chooseGlaze, look);
      await first.getByLabel('Select Glaze').selectOption('Honey');
      await expect.poll(() => addButton(first).textContent()).not.toContain(MESSAGES.selectOption);
      await addButton(first).tap();
      await first.getByText(MESSAGES.wasAdded).first().waitFor();
      await first.getByRole('img', { name: MESSAGES.oneInCart }).first().waitFor();
      await look(first);
    },
  },
  {
    name: 'the first visitor wants two of them',
    run: async ({ first, look }) => {
      await first.getByRole('link', { name: 'Cart', exact: true }).first().tap();
      await first.waitForURL('**/cart');
      const quantity = first.getByLabel('Quantity');
      await quantity.fill('2');
      await quantity.press('Enter');
      await expect.poll(() => first.locator('.cart-subtotal-amount').textContent()).toBe('€60.00');
      await look(first);
    },
  },
  {
    name: 'the first visitor checks out',
    run: async ({ first, look }) => {
      await first.getByRole('link', { name: 'Checkout' }).tap();
      await first.waitForURL('**/checkout?*');
      await look(first);
      await order(first, CUSTOMERS.first);
    },
  },
  {
    name: 'the first visitor pays and sees the order confirmed',
    run: ({ first, look }) => approve(first, look),
  },
  {
    name: 'the second visitor gets the last one, not two',
    run: async ({ second, serving, look }) => {
      await openProduct(second, serving.origin);
      await second.getByLabel('Select Glaze').selectOption('Honey');
      await second.getByLabel('Quantity').fill('2');
      await addButton(second).click();
      await readAlert(second, MESSAGES.notEnough, look);
      await second.getByLabel('Quantity').fill('1');
      await expect.poll(() => addButton(second).getAttribute('aria-disabled')).not.toBe('true');
      await addButton(second).click();
      await second.getByText(MESSAGES.wasAdded).first().waitFor();
    },
  },
  {
    name: 'the second visitor buys it',
    run: async ({ second, look }) => {
      await second.getByRole('link', { name: 'Cart', exact: true }).first().click();
      await second.getByRole('link', { name: 'Checkout' }).click();
      await order(second, CUSTOMERS.second);
      await approve(second, look);
    },
  },
  {
    name: 'the second visitor reads that it is sold out, and asks to be told',
    run: async ({ second, serving, look }) => {
      await openProduct(second, serving.origin);
      await second.getByLabel('Select Glaze').selectOption('Honey');
      await expect
        .poll(() => second.locator('.quoin-product-message').textContent())
        .toBe(MESSAGES.notEnough);
      await expect.poll(() => addButton(second).textContent()).toContain(MESSAGES.soldOut);
      await look(second);
      const restock = second.locator('.product-restock-notification:visible');
      const send = restock.getByRole('button', { name: 'Notify me' });
      await send.click();
      await expect.poll(() => restock.getByRole('alert').textContent()).toBe(MESSAGES.blankEmail);
      await look(second);
      await restock.getByRole('textbox').fill(CUSTOMERS.second.email);
      await send.click();
      await restock.getByText('Thank you. We’ll email you when it’s back in stock.').waitFor();
      await look(second);
    },
  },
  {
    name: 'the second visitor writes a letter',
    run: async ({ second, serving, look }) => {
      await visit(second, `${serving.origin}/contact`);
      const form = second.locator('form[data-form-id=contact]');
      // Before the page has its script, the browser's own sentences would be read.
      await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
      await look(second);
      const send = form.getByRole('button', { name: 'Send message' });
      await send.click();
      await expect.poll(() => form.getByText(MESSAGES.required, { exact: true }).count()).toBe(4);
      await look(second);
      await form.getByLabel('First name').fill('Rui');
      await form.getByLabel('Last name').fill('Lopes');
      await form.getByLabel('Email').fill(CUSTOMERS.second.email);
      await form.getByLabel('Subject').selectOption('Something else');
      await form.getByLabel('Message').fill(CUSTOMERS.second.letter);
      await send.click();
      await second.getByText('Thank you for your message').waitFor();
      await look(second);
    },
  },
];

function addButton(page: Page) {
  return page.locator('.sqs-add-to-cart-button').first();
}

async function openProduct(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}${PRODUCT.path}`);
  await page.getByRole('heading', { level: 1, name: PRODUCT.title }).waitFor();
}

/** Reads what could not be added, and goes on. */
async function readAlert(page: Page, sentence: string, look: Look): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: MESSAGES.notAdded });
  await alert.getByText(sentence, { exact: true }).waitFor();
  await look(page);
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
}

async function order(
  page: Page,
  { email, total }: { readonly email: string; readonly total: string },
): Promise<void> {
  await page.waitForURL('**/checkout?*');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name', { exact: true }).fill('Ana Reis');
  await page.getByLabel('Address').fill('Rua da Barra 1');
  await page.getByLabel('Postal code').fill('3800-200');
  await page.getByLabel('City').fill('Aveiro');
  await page.getByLabel('Country').selectOption('PT');
  await page.getByRole('radio', { name: /^Tracked post/ }).check();
  await page.getByRole('button', { name: `Place order and pay ${total}` }).click();
}

async function approve(page: Page, look: Look): Promise<void> {
  await page.waitForURL('**/checkout/test-bank?*');
  await page.getByText('TEST MODE').first().waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
  await look(page);
}
