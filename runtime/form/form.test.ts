import { describe, expect, test, vi } from 'vitest';
import { form, renderFormsBeforeAll, SAVE, submit, submitButton } from '../testing/form-page.ts';
import { closePageAfterEach, find } from '../testing/open-page.ts';

closePageAfterEach();
const openForm = renderFormsBeforeAll();

const thanks = () => find('.form-submission-message');

test('a form is validated and sent by its script, not by the browser', async () => {
  await openForm();
  const event = new Event('submit', { cancelable: true });
  form().dispatchEvent(event);
  expect([form().noValidate, event.defaultPrevented]).toEqual([true, true]);
});

describe('a saved form', () => {
  test('R-FORM-SUBMIT-06: of a newsletter reports the sign-up before it navigates', async () => {
    const { visited } = await openForm('/news');
    const order: unknown[] = [];
    for (const name of ['wb:newsletter', 'wb:form-success'])
      document.addEventListener(name, () => order.push(name, ...visited));
    await submit();
    expect([...order, ...visited]).toEqual(['wb:newsletter', 'wb:form-success', '/thanks']);
  });

  test('R-FORM-SUBMIT-06: of a newsletter reports the sign-up once, before it shows its message', async () => {
    await openForm('/news');
    delete form().dataset.successRedirect;
    const isShown: unknown[] = [];
    document.addEventListener('wb:newsletter', () => isShown.push(form().hidden, !thanks().hidden));
    await submit();
    expect([isShown, thanks().hidden]).toEqual([[false, false], false]);
  });

  test('is reported with its id', async () => {
    await openForm('/news');
    const details: unknown[] = [];
    for (const name of ['wb:newsletter', 'wb:form-success'])
      document.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
    await submit();
    expect(details).toEqual([{ formId: 'news' }, { formId: 'news' }]);
  });

  test('R-FORM-SUBMIT-07: of another kind reports no newsletter', async () => {
    await openForm();
    const listener = vi.fn();
    document.addEventListener('wb:newsletter', listener);
    await submit();
    expect(listener).not.toHaveBeenCalled();
  });

  test('R-FORM-SUBMIT-08: goes to its success URL and stays visible', async () => {
    const { visited } = await openForm('/news');
    await submit();
    expect([visited, form().hidden]).toEqual([['/thanks'], false]);
  });

  test('R-FORM-SUBMIT-09: is hidden and unlocked without a success URL', async () => {
    await openForm();
    await submit();
    expect([form().hidden, submitButton().textContent]).toEqual([true, 'Send']);
  });

  test('R-FORM-SUBMIT-10: is replaced by its message', async () => {
    await openForm();
    expect(thanks().hidden).toBe(true);
    await submit();
    expect([thanks().hidden, thanks().textContent]).toEqual([false, 'Thank you. We write back.']);
  });

  test('moves the focus to the message that replaces it', async () => {
    await openForm();
    await submit();
    expect(document.activeElement).toBe(thanks());
  });

  test('R-FORM-SUBMIT-11: inserts its HTML for after the submission', async () => {
    await openForm();
    expect(document.querySelector('.was-sent')).toBe(null);
    await submit();
    expect(find('.was-sent').textContent).toBe('Sent');
  });

  test('R-FORM-SUBMIT-11: inserts no HTML when it goes to its success URL', async () => {
    const { visited } = await openForm();
    form().dataset.successRedirect = '/thanks';
    await submit();
    expect([visited, document.querySelector('.was-sent')]).toEqual([['/thanks'], null]);
  });

  test.each(['javascript:alert(1)', 'http://other.example/', '//other.example/'])(
    'R-FORM-SUBMIT-12: does not go to %s',
    async (target) => {
      const { network, visited } = await openForm('/news');
      network.reply(SAVE, { json: {} });
      form().dataset.successRedirect = target;
      await submit();
      expect([visited, thanks().hidden]).toEqual([[], false]);
    },
  );

  test('stays locked while the page changes, and can be sent again when the visitor comes back', async () => {
    const { network } = await openForm('/news');
    await submit();
    await submit();
    expect(network.to(SAVE)).toHaveLength(1);
    dispatchEvent(new Event('pageshow'));
    await submit();
    expect(network.to(SAVE)).toHaveLength(2);
  });
});
