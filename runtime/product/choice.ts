import type { Choice } from '../../formatters/vocabulary/rules/variant-choice.ts';
import { pressLikeAButton } from '../core/index.ts';

/** What is chosen now, by the name of the option; `''` stands for nothing yet. */
export function readChoice(choice: HTMLElement | undefined): Choice {
  return Object.fromEntries(
    [...(choice?.querySelectorAll('select') ?? [])].map(({ dataset, value }) => [
      dataset.variantOptionName ?? '',
      value,
    ]),
  );
}

/**
 * The formatter prints a list and a row of buttons for each option, and the theme shows one of them. The list holds the
 * truth; the buttons follow it and it follows them.
 */
export function mountChoice(choice: HTMLElement, changed: () => void): void {
  for (const option of choice.querySelectorAll('.variant-option')) {
    const select = option.querySelector('select');
    const radios = [...option.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    if (!select) continue;
    const follow = () => {
      for (const radio of radios) {
        radio.checked = radio.value === select.value;
        radio.nextElementSibling?.setAttribute('aria-pressed', String(radio.checked));
      }
      changed();
    };
    for (const radio of radios) mountRadio(radio, select, follow);
    select.addEventListener('change', follow);
    // A browser that comes back keeps what was chosen.
    if (select.value) follow();
  }
}

function mountRadio(radio: HTMLInputElement, select: HTMLSelectElement, follow: () => void): void {
  const label = radio.nextElementSibling as HTMLElement | null;
  if (!label) return;
  // Ids and names come from option and value alone: a second product on the page would share them.
  radio.removeAttribute('id');
  radio.removeAttribute('name');
  label.removeAttribute('for');
  const choose = () => {
    select.value = radio.value;
    follow();
  };
  radio.addEventListener('change', choose);
  label.addEventListener('click', choose);
  pressLikeAButton(label);
}
