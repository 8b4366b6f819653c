import { element } from '../core/element.ts';

/**
 * Shows `5 / 10` below a text field with a limit; marks it when exceeded but never blocks input (R-FORM-CC-01 to
 * -05).
 */
export function mountCounter(field: HTMLElement): void {
  const input = field.querySelector<HTMLTextAreaElement>('textarea,input');
  const maxLength = Number(field.dataset.maxLength);
  if (!input || !Number.isInteger(maxLength) || maxLength < 1) return;
  const id = `${input.id}-counter`;
  const counter = element('p', { class: 'form-counter', id });
  const count = () => {
    // Code points, as in validation.
    const length = [...input.value].length;
    counter.textContent = `${length} / ${maxLength}`;
    counter.classList.toggle('is-over', length > maxLength);
    input.ariaInvalid = String(length > maxLength);
  };
  // A description of the input, so that screen readers do not announce every change.
  input.setAttribute('aria-describedby', `${input.getAttribute('aria-describedby') ?? ''} ${id}`.trim());
  input.after(counter);
  input.addEventListener('input', count);
  count();
}
