import { beforeAll, expect, test } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const input = () => find<HTMLTextAreaElement>('[name="field.message"]');
const counter = () => find('.form-counter');

/** Opens the form, whose message has at most 10 characters, and enters a text. */
async function enter(text: string): Promise<void> {
  await openPage(site('/contact'));
  await expect.poll(() => document.querySelector('.form-counter')).not.toBe(null);
  input().value = text;
  input().dispatchEvent(new Event('input'));
}

test('R-FORM-CC-01: the counter shows the length and the limit, also before the first character', async () => {
  await openPage(site('/contact'));
  await expect.poll(() => document.querySelector('.form-counter')?.textContent).toBe('0 / 10');
  await enter('12345');
  expect(counter().textContent).toBe('5 / 10');
});

test.each([
  [10, false],
  [11, true],
])('R-FORM-CC-02: with %i of 10 characters marks an error: %s', async (length, isOver) => {
  await enter('x'.repeat(length));
  expect([counter().classList.contains('is-over'), input().ariaInvalid]).toEqual([isOver, String(isOver)]);
});

test('R-FORM-CC-03: a text beyond the limit stays in the field', async () => {
  await enter('x'.repeat(30));
  expect([input().value.length, input().hasAttribute('maxlength')]).toEqual([30, false]);
  const typing = ['keydown', 'beforeinput'].map((type) => new Event(type, { cancelable: true }));
  for (const event of typing) input().dispatchEvent(event);
  expect(typing.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
});

test.each(['0', '-1', '1.5', 'x'])('R-FORM-CC-04: there is no counter for the limit %s', async (limit) => {
  const { mountCounter } = await import('./character-counter.ts');
  await openPage(site('/news'));
  const field = find('.form-field');
  field.dataset.maxLength = limit;
  mountCounter(field);
  expect(document.querySelector('.form-counter')).toBe(null);
});

test.each([
  ['🫖', 1],
  ['👩\u200d👧', 3],
  ['e\u0301', 2],
])('R-FORM-CC-05: "%s" counts as %i characters', async (text, count) => {
  await enter(text);
  expect(counter().textContent).toBe(`${count} / 10`);
});

test('the counter describes an input after its own description', async () => {
  const { mountCounter } = await import('./character-counter.ts');
  await openPage(site('/news'));
  const field = find('.form-field');
  field.dataset.maxLength = '3';
  find('[name="field.email"]').setAttribute('aria-describedby', 'hint');
  mountCounter(field);
  expect(find('[name="field.email"]').getAttribute('aria-describedby')).toBe(`hint ${counter().id}`);
});

test('the counter describes the field', async () => {
  await enter('');
  expect(input().getAttribute('aria-describedby')).toContain(counter().id);
});
