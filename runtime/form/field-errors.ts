import { memberOf } from '../core/api/api-request.ts';
import { element } from '../core/element.ts';

/**
 * Shows error messages above the titles of their fields, replaces earlier ones and focuses the first invalid field.
 * Returns the number of fields with an error.
 */
export function showFieldErrors(form: HTMLElement, errors: Readonly<Record<string, unknown>>): number {
  let count = 0;
  for (const field of form.querySelectorAll<HTMLElement>('.form-field')) {
    const { fieldId = '' } = field.dataset;
    const message = memberOf(errors, fieldId);
    const isInvalid = typeof message === 'string';
    const id = `${form.dataset.formId}-${fieldId}-error`;
    const inputs = field.querySelectorAll<HTMLElement>('input,select,textarea');
    field.querySelector('.form-field-error')?.remove();
    for (const input of inputs) {
      // The original description precedes the error.
      input.dataset.about ??= input.getAttribute('aria-describedby') ?? '';
      input.setAttribute(
        'aria-describedby',
        isInvalid ? `${input.dataset.about} ${id}`.trim() : input.dataset.about,
      );
      input.ariaInvalid = String(isInvalid);
    }
    if (!isInvalid) continue;
    field.prepend(element('p', { class: 'form-field-error', id }, message));
    if (count === 0) inputs[0]?.focus();
    count += 1;
  }
  return count;
}
