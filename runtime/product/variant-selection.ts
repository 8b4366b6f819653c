import type { Choice } from '../../formatters/vocabulary/rules/variant-selection.ts';
import { addKeyboardActivation } from '../core/keyboard-activation.ts';

/** The selected values by option name; `''` if none is selected. */
export function readSelection(variantOptions: HTMLElement | undefined): Choice {
  return Object.fromEntries(
    [...(variantOptions?.querySelectorAll('select') ?? [])].map(({ dataset, value }) => [
      dataset.variantOptionName ?? '',
      value,
    ]),
  );
}

/**
 * The formatter prints a select and a row of radio buttons for each option; the theme shows one of them. The select
 * holds the state; both are synchronized.
 */
export function mountSelection(variantOptions: HTMLElement, changed: () => void): void {
  for (const option of variantOptions.querySelectorAll('.variant-option')) {
    const select = option.querySelector('select');
    const radios = [...option.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    if (!select) continue;
    const sync = () => {
      for (const radio of radios) {
        radio.checked = radio.value === select.value;
        radio.nextElementSibling?.setAttribute('aria-pressed', String(radio.checked));
      }
      changed();
    };
    for (const radio of radios) mountRadio(radio, select, sync);
    select.addEventListener('change', sync);
    // Browsers restore selections on back navigation.
    if (select.value) sync();
  }
}

function mountRadio(radio: HTMLInputElement, select: HTMLSelectElement, sync: () => void): void {
  const label = radio.nextElementSibling as HTMLElement | null;
  if (!label) return;
  // Ids and names are derived from option and value only, so several products on a page would share them.
  radio.removeAttribute('id');
  radio.removeAttribute('name');
  label.removeAttribute('for');
  const selectValue = () => {
    select.value = radio.value;
    sync();
  };
  radio.addEventListener('change', selectValue);
  label.addEventListener('click', selectValue);
  addKeyboardActivation(label);
}
