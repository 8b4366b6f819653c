import type { Choice } from '../../formatters/vocabulary/rules/variant-choice.ts';
import { pressLikeAButton } from '../core/shared.ts';

/** The selected values by option name; `''` if none is selected. */
export function readChoice(choice: HTMLElement | undefined): Choice {
  return Object.fromEntries(
    [...(choice?.querySelectorAll('select') ?? [])].map(({ dataset, value }) => [
      dataset.variantOptionName ?? '',
      value,
    ]),
  );
}

/**
 * The formatter prints a select and a row of radio buttons for each option; the theme shows one of them. The select
 * holds the state; both are synchronized.
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
    // Browsers restore selections on back navigation.
    if (select.value) follow();
  }
}

function mountRadio(radio: HTMLInputElement, select: HTMLSelectElement, follow: () => void): void {
  const label = radio.nextElementSibling as HTMLElement | null;
  if (!label) return;
  // Ids and names are derived from option and value only, so several products on a page would share them.
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
