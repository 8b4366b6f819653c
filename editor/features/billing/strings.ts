import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the billing screens, by key (R-SHELL-APP-05). */
const BILLING_STRINGS = {
  'billing.title': 'Billing',
  'billing.text': 'Billing isn’t part of this product.',
  'billing.back': 'Back to the dashboard',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...BILLING_STRINGS });
