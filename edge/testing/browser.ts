import { createExecutionContext } from 'cloudflare:test';
import { COOKIES, CRUMB_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { createApp } from '../app.ts';
import { testEnv } from './release.ts';

/** Keeps cookies like a browser and sends its origin; follows no redirects. */
export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON with the crumb, like a script of a page. */
  json(
    method: string,
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** Submits a plain form. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Cookies and crumb for custom requests. */
  headers(): Record<string, string>;
}

type Serve = (request: Request) => Promise<Response>;

/**
 * The Worker with the bindings of the tests. `SELF.fetch` of the test pool takes longer with each call: 600 ms for the first
 * hundred, 15 s for the fourth.
 */
export async function askWorker(
  address: string | URL | Request,
  init?: RequestInit,
  env = testEnv(),
): Promise<Response> {
  return app.fetch(new Request(address, init), env, createExecutionContext());
}

const app = createApp();

/** `serve` replaces the Worker under test, for tests with their own bindings. */
export function createBrowser(host = 'shop.test', serve: Serve = askWorker): Browser {
  const cookies = new Map<string, string>();
  const origin = `https://${host}`;
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', cookieHeader());
    const response = await serve(new Request(`${origin}${path}`, { redirect: 'manual', ...init, headers }));
    for (const line of response.headers.getAll('set-cookie')) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const crumb = () => decodeURIComponent(cookies.get(COOKIES.crumb.name) ?? '');
  return {
    cookies,
    headers: () => ({ cookie: cookieHeader(), [CRUMB_HEADER]: crumb(), origin }),
    get: (path, init = {}) => send(path, init),
    json: (method, path, body, headers = {}) =>
      send(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', origin, [CRUMB_HEADER]: crumb(), ...headers },
      }),
    form: (path, fields) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {
          origin,
          accept: 'text/html',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
        },
      }),
  };
}
