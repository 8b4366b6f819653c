import { beforeAll, expect, test } from 'vitest';
import { stubCaptchaProvider } from '../testing/captcha-provider.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';

const SIGN_UP = '/api/commerce/restock/sign-up-for-restock-notification';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite({ website: { captchaSettings: { siteKey: 'key' } } });
});

const error = () => find('.product-restock-error').textContent;

async function submit(): Promise<void> {
  find<HTMLInputElement>('.product-restock-form [name=email]').value = 'ana@example.com';
  find<HTMLFormElement>('.product-restock-form').requestSubmit();
  await settle();
}

/** Opens the form and enters an email, which loads the captcha. */
async function open() {
  const { network } = await openPage(site('/shop/p/gone'), {
    prepare: ({ reply }) => reply(SIGN_UP, { json: {} }),
  });
  const provider = stubCaptchaProvider();
  find('.product-restock-form [name=email]').focus();
  await expect.poll(() => provider.scripts.length).toBe(1);
  return { network, provider };
}

test('a sign-up needs a solved captcha', async () => {
  const { network, provider } = await open();
  provider.load();
  await settle();
  await submit();
  expect([error(), network.to(SIGN_UP)]).toEqual(['Complete CAPTCHA before submitting.', []]);
});

test('R-RESTOCK-CALL-01: a sign-up sends the token of the captcha', async () => {
  const { network, provider } = await open();
  provider.load();
  await settle();
  provider.solve('t1');
  await submit();
  expect(network.to(SIGN_UP)).toMatchObject([{ body: { recaptchaEnterpriseToken: 't1' } }]);
});

test('the captcha has the key of the site, and is shown once however often the form gets the focus', async () => {
  const { provider } = await open();
  provider.load();
  await settle();
  const widget = find('.captcha-container > *');
  find('.product-restock-form [type=submit]').focus();
  await settle();
  expect(provider.options()).toMatchObject({ sitekey: 'key' });
  expect(find('.captcha-container > *')).toBe(widget);
});

test('a failed sign-up needs a new token', async () => {
  const { network, provider } = await open();
  network.reply(SIGN_UP, { status: 500 });
  provider.load();
  await settle();
  provider.solve('t1');
  await submit();
  expect(provider.resets).toEqual([7]);
  await submit();
  expect([error(), network.to(SIGN_UP).length]).toEqual(['Complete CAPTCHA before submitting.', 1]);
});

test('a sign-up with a blocked captcha moves the focus to its button, without asking to complete it', async () => {
  const { network, provider } = await open();
  provider.block();
  await settle();
  await submit();
  expect(document.activeElement).toBe(find('.captcha-retry'));
  expect([error(), network.to(SIGN_UP)]).toEqual(['', []]);
});

test('a sign-up works after a blocked captcha was loaded again', async () => {
  const { network, provider } = await open();
  provider.block();
  await settle();
  find('.captcha-retry').click();
  await expect.poll(() => provider.scripts.length).toBe(2);
  provider.load();
  await settle();
  provider.solve('t1');
  await submit();
  expect(network.to(SIGN_UP)).toHaveLength(1);
});
