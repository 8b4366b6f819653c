import { element } from '../core/element.ts';
import type { FormCaptcha } from './form-captcha.ts';

/** The script API of reCAPTCHA, which the other providers share. */
interface Provider {
  readonly ready?: (run: () => void) => void;
  readonly render: (container: HTMLElement, options: object) => unknown;
  readonly reset: (widget: unknown) => void;
}

/** Scripts from other origins are not loaded. */
const ORIGINS = ['https://www.google.com', 'https://js.hcaptcha.com', 'https://challenges.cloudflare.com'];
/** The default provider. */
const DEFAULT_SOURCE = `${ORIGINS[0]}/recaptcha/api.js?render=explicit`;
/** Some networks block a request without a response. */
const TIMEOUT_MS = 15_000;

/** Renders the captcha of a form. Rejects if the provider cannot be loaded; `onError` reports later failures. */
export async function mountCaptcha(
  form: HTMLElement,
  captcha: FormCaptcha,
  onError: () => void,
): Promise<void> {
  const container = form.querySelector<HTMLElement>('.captcha-container');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!container) return;
  const { siteKey, theme = 'light', provider: source = DEFAULT_SOURCE } = container.dataset;
  const provider = await loadProvider(source);
  await new Promise<void>((resolve) => (provider.ready ?? ((run) => run()))(resolve));
  // Providers render only once per element.
  const box = element('div');
  container.replaceChildren(box);
  const widget = provider.render(box, {
    sitekey: siteKey,
    theme,
    callback: onSolved,
    'expired-callback': () => onSolved(''),
    'error-callback': onError,
  });

  function onSolved(token: string): void {
    captcha.token = token;
    if (button && token) button.disabled = false;
  }

  captcha.reset = () => {
    provider.reset(widget);
    captcha.token = '';
    // Enabled again when solved (gaps C4).
    if (button) button.disabled = true;
  };
}

async function loadProvider(source: string): Promise<Provider> {
  const { href, origin } = new URL(source, location.href);
  if (!providerOf(window) && [location.origin, ...ORIGINS].includes(origin)) {
    await new Promise((resolve, reject) => {
      const script = element('script');
      script.onload = resolve;
      script.onerror = reject;
      setTimeout(reject, TIMEOUT_MS);
      script.src = trustedUrl(href);
      document.head.append(script);
    });
  }
  const provider = providerOf(window);
  // Word for word (R-FORM-BOT-01).
  if (!provider) throw new Error('ReCaptcha has not been set up!');
  return provider;
}

function providerOf(scope: object): Provider | undefined {
  const { grecaptcha, hcaptcha, turnstile } = scope as Readonly<Record<string, Provider | undefined>>;
  return grecaptcha ?? hcaptcha ?? turnstile;
}

/** Creates a trusted script URL, where trusted types are enforced, from a URL checked by the caller. */
function trustedUrl(url: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  return (
    trustedTypes
      ?.createPolicy('wb', { createScriptURL: (checked: string) => checked })
      .createScriptURL(url) ?? url
  );
}
