import { expect, test } from 'vitest';
import { closePageAfterEach, find } from '../testing/open-page.ts';
import { openAlert as readAlert } from '../testing/product-page.ts';
import { openAlert } from './dialog.ts';

closePageAfterEach();

/** Opens an alert from a button of the page. */
function open(message: string): void {
  document.body.innerHTML ||= '<button id="opener">Buy</button>';
  openAlert({ title: 'Not possible', message, ok: 'OK' }, find('#opener'));
}

test('an alert is a modal dialog with title, text and one button, which has the focus', () => {
  open('Sold out.');
  expect(readAlert()).toEqual({ title: 'Not possible', message: 'Sold out.' });
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
  expect(buttons.map((button) => [button.textContent, button.hasAttribute('autofocus')])).toEqual([
    ['OK', true],
  ]);
});

test('an alert replaces an earlier one', () => {
  open('Sold out.');
  open('Try again.');
  expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
  expect(readAlert()?.message).toBe('Try again.');
});

test('a dismissed alert is removed, and its opener has the focus', () => {
  open('Sold out.');
  find('[role=alertdialog] button').click();
  expect([readAlert(), document.activeElement]).toEqual([undefined, find('#opener')]);
});
