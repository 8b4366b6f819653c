// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '../core/page.ts';
import { mount } from './form.ts';

const page: Page = { facts: {}, texts: {}, whenIdle: () => {}, go: () => {} };
const FAILED =
  'CAPTCHA could not be loaded. Check your internet connection, or allow it in your content blocker.';

let scripts: HTMLScriptElement[];
let form: HTMLFormElement;

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
  });
  vi.stubGlobal('fetch', vi.fn());
  document.body.innerHTML = `<form class="quoin-form" data-form-id="f">
    <div class="form-field" data-field-id="a" data-field-type="text"><input name="field.a"></div>
    <p class="form-message" role="alert"></p><div class="captcha-container" data-site-key="k"></div>
    <button type="submit">Send</button></form>`;
  form = document.querySelector('form') as HTMLFormElement;
  mount(form, page);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const container = () => form.querySelector<HTMLElement>('.captcha-container') as HTMLElement;
const retry = () => form.querySelector<HTMLButtonElement>('.captcha-retry');
const submit = () => form.dispatchEvent(new Event('submit', { cancelable: true }));

async function scriptNumber(count: number): Promise<HTMLScriptElement> {
  await vi.waitFor(() => expect(scripts).toHaveLength(count));
  return scripts[count - 1] as HTMLScriptElement;
}

/** Makes the provider available, as its script does. */
function provide(): { solve: (token: string) => void; fail: () => void; reset: () => void } {
  const made: { options: Record<string, (token?: string) => void> } = { options: {} };
  const reset = vi.fn();
  vi.stubGlobal('grecaptcha', {
    ready: (run: () => void) => run(),
    render: (box: HTMLElement, options: typeof made.options) => {
      box.append('I am not a robot');
      made.options = options;
      return 1;
    },
    reset,
  });
  return {
    solve: (token) => made.options.callback?.(token),
    fail: () => made.options['error-callback']?.(),
    reset,
  };
}

describe('a captcha whose provider is blocked', () => {
  test('says so next to a button that loads it again', async () => {
    form.dispatchEvent(new Event('focusin'));
    (await scriptNumber(1)).onerror?.(new Event('error'));
    await vi.waitFor(() => expect(retry()?.textContent).toBe('Try again'));
    expect(container().querySelector('[role=alert]')?.textContent).toBe(FAILED);
    retry()?.click();
    expect(container().textContent).toBe('');
    const script = await scriptNumber(2);
    provide();
    script.onload?.(new Event('load'));
    await vi.waitFor(() => expect(container().textContent).toBe('I am not a robot'));
    expect(retry()).toBe(null);
  });

  test('moves the focus there on submit, without asking to complete it', async () => {
    form.dispatchEvent(new Event('focusin'));
    (await scriptNumber(1)).onerror?.(new Event('error'));
    await vi.waitFor(() => expect(retry()).not.toBe(null));
    submit();
    await vi.waitFor(() => expect(document.activeElement).toBe(retry()));
    expect(form.querySelector('.form-message')?.textContent).toBe('');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('gives up on a script that never loads', async () => {
    // Their first import takes real time.
    await Promise.all([import('./bot-check.ts'), import('./captcha.ts')]);
    vi.useFakeTimers();
    form.dispatchEvent(new Event('focusin'));
    await vi.dynamicImportSettled();
    expect(scripts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(retry()).toBe(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(retry()).not.toBe(null);
  });

  test('is retried when the provider reports an error itself', async () => {
    form.dispatchEvent(new Event('focusin'));
    const script = await scriptNumber(1);
    const provider = provide();
    script.onload?.(new Event('load'));
    await vi.waitFor(() => expect(container().textContent).toBe('I am not a robot'));
    provider.fail();
    expect(retry()).not.toBe(null);
    retry()?.click();
    await vi.waitFor(() => expect(container().textContent).toBe('I am not a robot'));
  });
});

test('a submit loads the captcha: browsers that do not focus a clicked button have not loaded it', async () => {
  submit();
  await scriptNumber(1);
  expect(form.querySelector('.form-message')?.textContent).toBe('Complete CAPTCHA before submitting.');
});
