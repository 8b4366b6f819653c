import { fillMessage } from '../rules/fill-message.ts';
import type { InstallmentLocale } from './installment-locale.ts';

/** Texts by key of `localizedStrings`, which override them. */
const ENGLISH = {
  installmentsSplit: '{count} payments of {amount}',
  installmentsUpTo: 'available for orders up to {amount}',
  installmentsOver: 'available for orders over {amount}',
  installmentsInfo: 'About {brand}',
  installmentsText:
    'Pay for your order in {count} payments. {brand} shows their dates and terms before you pay.',
  installmentsClose: 'Close',
};

export type InstallmentTexts = Readonly<typeof ENGLISH>;

// In French. cspell:ignore versements commandes disponible jusqu’à Payez votre commande indique leurs avant paiement Fermer propos d’
const FRENCH: InstallmentTexts = {
  installmentsSplit: '{count} versements de {amount}',
  installmentsUpTo: 'disponible pour les commandes jusqu’à {amount}',
  installmentsOver: 'disponible pour les commandes de plus de {amount}',
  installmentsInfo: 'À propos d’{brand}',
  installmentsText:
    'Payez votre commande en {count} versements. {brand} indique leurs dates et leurs conditions avant le paiement.',
  installmentsClose: 'Fermer',
};

/** Returns the texts in a language, with those of the site in their place, and these values filled in. */
export function installmentTexts(
  language: InstallmentLocale['language'],
  strings: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | number>>,
): InstallmentTexts {
  const texts = Object.entries(language === 'fr' ? FRENCH : ENGLISH).map(([key, text]) => {
    const own = Object.hasOwn(strings, key) ? strings[key] : undefined;
    return [key, fillMessage(own || text, values)];
  });
  return Object.fromEntries(texts) as InstallmentTexts;
}
