import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type CaptchaProvider, stubCaptchaProvider } from '../testing/captcha-provider.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';
import type { FormCaptcha } from './form-captcha.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';
const FAILED =
  'CAPTCHA could not be loaded. Check your internet connection, or allow it in your content blocker.';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite({ website: { captchaSettings: { siteKey: 'key' } } });
  // Their first import takes real time.
  await Promise.all([import('./bot-check.ts'), import('./captcha.ts')]);
});

const container = () => find('.captcha-container');
const retry = () => container().querySelector('button');
const message = () => find('.form-message').textContent;
const submitButton = () => find<HTMLButtonElement>('.quoin-form [type=submit]');

async function open() {
  const { network } = await openPage(site('/guarded'), {
    prepare: ({ reply }) => {
      reply(KEY, { json: { key: 'k1' } });
      reply(SAVE, { json: {} });
    },
  });
  return { network, provider: stubCaptchaProvider() };
}

async function focusForm(): Promise<void> {
  find('[name="field.email"]').focus();
  await settle();
}

async function submit(): Promise<void> {
  submitButton().click();
  await settle();
}

async function loadProvider(provider: CaptchaProvider): Promise<void> {
  await focusForm();
  provider.load();
  await settle();
}

async function blockProvider(provider: CaptchaProvider): Promise<void> {
  await focusForm();
  provider.block();
  await settle();
}

describe('the captcha of a form', () => {
  test('loads the script of the default provider on the first focus, once', async () => {
    const { provider } = await open();
    expect(provider.scripts).toEqual([]);
    await focusForm();
    submitButton().focus();
    await settle();
    expect(provider.scripts).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit']);
  });

  test('loads on submit where a clicked button gets no focus', async () => {
    const { provider } = await open();
    find('.quoin-form').dispatchEvent(new Event('submit', { cancelable: true }));
    await settle();
    expect(provider.scripts).toHaveLength(1);
  });

  test('is loaded again with the next focus when its code could not be loaded', async () => {
    const { provider } = await open();
    vi.doMock('./bot-check.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await focusForm();
    // The next files of this worker have the same modules.
    vi.doUnmock('./bot-check.ts');
    expect(provider.scripts).toEqual([]);
    submitButton().focus();
    await settle();
    expect(provider.scripts).toHaveLength(1);
  });

  test('loads no script of another origin', async () => {
    const { provider } = await open();
    container().dataset.provider = 'https://captcha.example/api.js';
    await focusForm();
    expect(provider.scripts).toEqual([]);
    expect(retry()?.textContent).toBe('Try again');
  });

  test.each(['https://js.hcaptcha.com/1/api.js', 'https://challenges.cloudflare.com/api.js', '/captcha.js'])(
    'may load its script from %s',
    async (source) => {
      const { provider } = await open();
      container().dataset.provider = source;
      await focusForm();
      expect(provider.scripts).toEqual([new URL(source, location.href).href]);
    },
  );

  test('loads no script where the page has the provider', async () => {
    const { provider } = await open();
    const render = vi.fn();
    // It has no `ready`.
    vi.stubGlobal('turnstile', { render });
    await focusForm();
    expect([provider.scripts, render.mock.calls.length]).toEqual([[], 1]);
    // Providers render only once per element.
    expect(render.mock.lastCall?.[0].parentElement).toBe(container());
  });

  test('is rendered with the key and the theme of the site', async () => {
    const { provider } = await open();
    await loadProvider(provider);
    expect(provider.options()).toMatchObject({ sitekey: 'key', theme: 'light' });
    expect(container().textContent).toBe('I am not a robot');
  });

  test('R-FORM-BOT-01: without a widget raises "ReCaptcha has not been set up!"', async () => {
    const { provider } = await open();
    const { mountCaptcha } = await import('./captcha.ts');
    const captcha: FormCaptcha = { token: '', reset: () => {} };
    const mounting = mountCaptcha(find('.quoin-form'), captcha, () => {});
    // The script loads, but provides no widget.
    const script = vi.mocked(document.head.append).mock.calls[0]?.[0] as HTMLScriptElement;
    expect(provider.scripts).toHaveLength(1);
    script.onload?.(new Event('load'));
    await expect(mounting).rejects.toThrow('ReCaptcha has not been set up!');
  });

  test('R-FORM-ERR-03: that is not solved stops the submission', async () => {
    const { network, provider } = await open();
    await loadProvider(provider);
    await submit();
    expect(message()).toBe('Complete CAPTCHA before submitting.');
    expect(network.sent).toEqual([]);
  });

  test('R-FORM-SUBMIT-03: is checked after the fields and before the key', async () => {
    const { network, provider } = await open();
    await loadProvider(provider);
    const trace: unknown[] = [];
    const email = find<HTMLInputElement>('[name="field.email"]');
    email.value = 'x';
    await submit();
    trace.push(document.querySelector('.form-field-error') && 'validate', network.sent.length);
    email.value = ' ana@example.com ';
    await submit();
    trace.push(message(), network.sent.length);
    provider.solve('t1');
    await submit();
    trace.push(
      ...network.sent.map(({ path }) => path),
      JSON.parse(network.bodyTo<{ form: string }>(SAVE).form).email,
    );
    expect(trace).toEqual([
      'validate',
      0,
      'Complete CAPTCHA before submitting.',
      0,
      KEY,
      SAVE,
      'ana@example.com',
    ]);
  });

  test('R-FORM-SUBMIT-02: that is solved lets the button read "Submitting…"', async () => {
    const { network, provider } = await open();
    network.hold(SAVE);
    await loadProvider(provider);
    provider.solve('t1');
    await submit();
    expect(submitButton().textContent).toBe('Submitting…');
  });

  test('R-DATA-FORM-07: that is solved sends its token as the captcha key', async () => {
    const { network, provider } = await open();
    await loadProvider(provider);
    provider.solve('t1');
    await submit();
    expect(network.to(SAVE)).toMatchObject([{ body: { captchaKey: 't1' } }]);
  });

  test('that has expired must be solved again', async () => {
    const { provider } = await open();
    await loadProvider(provider);
    provider.solve('t1');
    provider.expire();
    await submit();
    expect(message()).toBe('Complete CAPTCHA before submitting.');
  });

  test('R-FORM-SUBMIT-14: is reset after a failed save, which disables the button', async () => {
    const { network, provider } = await open();
    network.reply(SAVE, { status: 500 });
    await loadProvider(provider);
    provider.solve('t1');
    await submit();
    expect([provider.resets, submitButton().disabled]).toEqual([[7], true]);
  });

  test('R-FORM-SUBMIT-14: is reset when the server finds an invalid field', async () => {
    const { network, provider } = await open();
    network.reply(SAVE, { status: 400, json: { errors: { email: 'Taken' } } });
    await loadProvider(provider);
    provider.solve('t1');
    await submit();
    expect([provider.resets, submitButton().disabled]).toEqual([[7], true]);
  });

  test('R-FORM-SUBMIT-16: enables the button again when it is solved', async () => {
    const { network, provider } = await open();
    network.reply(SAVE, { status: 500 });
    await loadProvider(provider);
    provider.solve('t1');
    await submit();
    expect([submitButton().textContent, submitButton().disabled]).toEqual(['Send', true]);
    // The key of the first attempt is void.
    find('.quoin-form').dispatchEvent(new Event('submit', { cancelable: true }));
    await settle();
    expect([message(), network.to(SAVE).length]).toEqual(['Complete CAPTCHA before submitting.', 1]);
    provider.solve('t2');
    expect(submitButton().disabled).toBe(false);
  });
});

test('R-FORM-SUBMIT-16: an expired captcha leaves the button disabled', async () => {
  const { network, provider } = await open();
  network.reply(SAVE, { status: 500 });
  await loadProvider(provider);
  provider.solve('t1');
  await submit();
  provider.expire();
  expect(submitButton().disabled).toBe(true);
});

describe('a captcha whose provider is blocked', () => {
  test('says so next to a button that loads it again', async () => {
    const { provider } = await open();
    await blockProvider(provider);
    expect(container().querySelector('[role=alert]')?.textContent).toBe(FAILED);
    retry()?.click();
    await settle();
    expect([container().textContent, provider.scripts.length]).toEqual(['', 2]);
    provider.load();
    await settle();
    expect(container().textContent).toBe('I am not a robot');
  });

  test('moves the focus there on submit, without asking to complete it', async () => {
    const { network, provider } = await open();
    await blockProvider(provider);
    await submit();
    expect(document.activeElement).toBe(retry());
    expect([message(), network.sent]).toEqual(['', []]);
  });

  test('discards the token of a widget that fails', async () => {
    const { network, provider } = await open();
    await loadProvider(provider);
    provider.solve('t1');
    provider.fail();
    await submit();
    expect(network.sent).toEqual([]);
  });

  test('asks to complete it once it has been loaded again', async () => {
    const { provider } = await open();
    await blockProvider(provider);
    retry()?.click();
    await settle();
    provider.load();
    await settle();
    await submit();
    expect(message()).toBe('Complete CAPTCHA before submitting.');
  });

  test('gives up on a script that never loads after 15 seconds, not earlier', async () => {
    vi.useFakeTimers();
    await open();
    await focusForm();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(retry()).toBe(null);
    await vi.advanceTimersByTimeAsync(1);
    expect(retry()).not.toBe(null);
  });

  test('is retried when the provider reports an error itself', async () => {
    const { provider } = await open();
    await loadProvider(provider);
    provider.fail();
    expect(container().querySelector('[role=alert]')?.textContent).toBe(FAILED);
    retry()?.click();
    await settle();
    expect(container().textContent).toBe('I am not a robot');
  });
});
