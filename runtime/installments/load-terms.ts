import { element } from '../core/element.ts';

/**
 * Shows the provider's page about its terms in the popup, in a frame that runs no scripts. If it cannot be loaded, the popup
 * has the built-in explanation, and the console a warning.
 */
export async function loadTerms(box: HTMLElement): Promise<void> {
  const { page = '' } = box.dataset;
  try {
    const response = await fetch(page, { credentials: 'omit' });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const frame = element('iframe', {
      class: 'quoin-installments-page',
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      title: box.querySelector('.quoin-installments-title')?.textContent ?? '',
    });
    frame.srcdoc = await response.text();
    box.querySelector('.quoin-installments-terms')?.replaceChildren(frame);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failure is only logged (R-INST-PAGE-02)
    console.warn(`Not loaded: ${page}`, error);
  }
}
