import { element } from '../core/index.ts';

/** `5 / 10` below a text with a limit; it says when it is too much and never stops anyone (R-FORM-CC-01 to -05). */
export function mountCounter(field: HTMLElement): void {
  const input = field.querySelector<HTMLTextAreaElement>('textarea,input');
  const most = Number(field.dataset.maxLength);
  if (!input || !Number.isInteger(most) || most < 1) return;
  const id = `${input.id}-counter`;
  const counter = element('p', { class: 'form-counter', id });
  const count = () => {
    // Code points, as the rules count them.
    const length = [...input.value].length;
    counter.textContent = `${length} / ${most}`;
    counter.classList.toggle('is-over', length > most);
    input.ariaInvalid = String(length > most);
  };
  // Told with the input, not with every key.
  input.setAttribute('aria-describedby', `${input.getAttribute('aria-describedby') ?? ''} ${id}`.trim());
  input.after(counter);
  input.addEventListener('input', count);
  count();
}
