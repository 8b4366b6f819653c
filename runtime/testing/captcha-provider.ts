import { vi } from 'vitest';

/** The captcha provider, whose script is not loaded in tests. */
export interface CaptchaProvider {
  /** URLs of the scripts that were requested, oldest first. */
  readonly scripts: readonly string[];
  /** Makes the provider available, as its script does, and reports the last script as loaded. */
  readonly load: () => void;
  /** Reports the last script as blocked. */
  readonly block: () => void;
  /** What the widget reports to the page. */
  readonly solve: (token: string) => void;
  readonly expire: () => void;
  readonly fail: () => void;
  /** Options of the last widget. */
  readonly options: () => Readonly<Record<string, unknown>>;
  /** Widgets that were reset. */
  readonly resets: readonly unknown[];
}

/** Takes the place of the provider's script. Callers must restore mocks and globals after the test. */
export function stubCaptchaProvider(): CaptchaProvider {
  const scripts: HTMLScriptElement[] = [];
  const resets: unknown[] = [];
  let options: Record<string, unknown> = {};
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(node);
      else append(node);
    }
  });
  const callBack = (callback: string, ...values: readonly string[]) =>
    (options[callback] as (...all: readonly string[]) => void)(...values);
  return {
    get scripts() {
      return scripts.map(({ src }) => src);
    },
    load: () => {
      vi.stubGlobal('grecaptcha', {
        ready: (run: () => void) => run(),
        render: (box: HTMLElement, given: Record<string, unknown>) => {
          box.append('I am not a robot');
          options = given;
          return 7;
        },
        reset: (widget: unknown) => resets.push(widget),
      });
      scripts.at(-1)?.onload?.(new Event('load'));
    },
    block: () => scripts.at(-1)?.onerror?.(new Event('error')),
    solve: (token) => callBack('callback', token),
    expire: () => callBack('expired-callback'),
    fail: () => callBack('error-callback'),
    options: () => options,
    resets,
  };
}
