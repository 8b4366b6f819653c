import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { choose } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { mountInstallments } from './mount-installments.ts';

/** Other tests may take the cores for seconds. */
const WAIT = { timeout: 20_000 };

const US_PAGE = 'https://static.afterpay.com/modal/en_US.html';

const dollars = (value: string) => ({ value, currency: 'USD' });

closePageAfterEach();

/** Returns the page of a product of a store in the US, whose products cost 20 dollars. */
async function store(installments: object = {}, website: object = {}) {
  const site = await renderSite({
    website,
    storeSettings: {
      installments: {
        enabled: true,
        country: 'US',
        minimum: dollars('5.00'),
        maximum: dollars('18.00'),
        ...installments,
      },
    },
  });
  return (path: string) => site(path);
}

let site: (path: string) => string;
beforeAll(async () => {
  site = await store();
});

const box = () => find('.quoin-installments');
const texts = () =>
  [...box().querySelectorAll('.quoin-installments-text')].map(({ textContent }) => textContent);
const popup = () => find('.quoin-installments-popup');

async function open(html = site('/shop/p/sale'), prepare?: Parameters<typeof openPage>[1]) {
  const { network } = await openPage(html, prepare);
  mountInstallments(box());
  return network;
}

/** What browsers do for the buttons of a popover, which the DOM of the tests does not have. */
function openPopup(): void {
  popup().dispatchEvent(new Event('beforetoggle'));
}

describe('the message of a product', () => {
  test('R-INST-RULE-09: follows the selected variant', async () => {
    await open();
    const messages = [texts()];
    for (const size of ['S', 'L']) {
      choose('Size', size);
      messages.push(texts());
    }
    const split = '4 payments of $3.75';
    const tooHigh = 'available for orders up to $18.00';
    expect(messages).toEqual([split, tooHigh, split].map((text) => [text, text]));
  });

  test('is the published one without a selection', async () => {
    await open();
    choose('Size', 'S');
    choose('Size', '');
    expect(texts()[0]).toBe('4 payments of $3.75');
  });

  test('ignores other products', async () => {
    await open();
    const detail = { itemId: 'mug', variant: { id: 'sale-0' } };
    document.dispatchEvent(new CustomEvent('wb:variant', { detail }));
    expect(texts()[0]).toBe('4 payments of $3.75');
  });
});

describe('the message of a cart', () => {
  test('follows the cart, and is hidden without one', async () => {
    await openPage(site('/shop/p/sale'));
    box().removeAttribute('data-item-id');
    mountInstallments(box());
    const change = (installmentMessage?: string) =>
      document.dispatchEvent(new CustomEvent('wb:cart', { detail: { cart: { installmentMessage } } }));
    change();
    expect(box().hidden).toBe(true);
    change('4 payments of $9.00');
    expect([box().hidden, ...texts()]).toEqual([false, '4 payments of $9.00', '4 payments of $9.00']);
  });

  test('does not change that of a product', async () => {
    await open();
    document.dispatchEvent(new CustomEvent('wb:cart', { detail: { cart: {} } }));
    expect(texts()[0]).toBe('4 payments of $3.75');
  });
});

describe('the popup', () => {
  const close = () => popup().dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  const opener = () => find('.quoin-installments button');

  test('gives the focus back to its button when it is closed', async () => {
    await open();
    opener().click();
    close();
    expect(document.activeElement).toBe(opener());
  });

  test('leaves the focus where the visitor has put it', async () => {
    await open();
    const elsewhere = find('select');
    opener().click();
    elsewhere.focus();
    close();
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('the page of the provider', () => {
  const withReply = (path: string, reply: Reply) => ({
    prepare: (network: { reply: (path: string, reply: Reply) => void }) => network.reply(path, reply),
  });

  test('R-INST-PAGE-01: is requested by country and language, when the popup opens', async () => {
    const french = await store({ country: 'CA' }, { language: 'fr' });
    const network = await open(french('/shop/p/sale'), withReply('https://', { text: '<p>Conditions</p>' }));
    const sent = () => network.sent.map(({ path }) => path).filter((path) => path.includes('afterpay'));
    expect(sent()).toEqual([]);
    openPopup();
    openPopup();
    expect(sent()).toEqual(['https://static.afterpay.com/modal/fr_CA.html']);
  });

  test('is shown in a frame without scripts, below the amounts', async () => {
    const text = '<p>Terms</p><script>top.wasRun = true</script>';
    const network = await open(site('/shop/p/sale'), withReply(US_PAGE, { text }));
    openPopup();
    const frame = await vi.waitFor(() => find<HTMLIFrameElement>('.quoin-installments-popup iframe'), WAIT);
    expect([frame.srcdoc, frame.title]).toEqual([text, 'Afterpay']);
    expect(frame.getAttribute('sandbox')).not.toMatch(/scripts|same-origin|top|forms/);
    expect(network.to(US_PAGE)).toMatchObject([{ credentials: 'omit' }]);
    expect(texts()[1]).toBe('4 payments of $3.75');
  });

  const FAILURES: readonly Reply[] = ['offline', { status: 500, text: '<p>Error</p>' }];

  test.each(FAILURES)('R-INST-PAGE-02: is only logged if it fails: %j', async (reply) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open(site('/shop/p/sale'), withReply(US_PAGE, reply));
    const before = document.body.textContent;
    openPopup();
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), WAIT);
    expect(log.mock.calls).toEqual([[`Not loaded: ${US_PAGE}`, expect.any(Error)]]);
    expect(document.body.textContent).toBe(before);
  });

  test.each(FAILURES)('R-INST-PAGE-03: is replaced by the amounts if it fails: %j', async (reply) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open(site('/shop/p/sale'), withReply(US_PAGE, reply));
    openPopup();
    await vi.waitFor(() => expect(log).toHaveBeenCalled(), WAIT);
    expect(popup().querySelector('iframe')).toBeNull();
    expect(popup().textContent).toContain('4 payments of $3.75');
  });
});
