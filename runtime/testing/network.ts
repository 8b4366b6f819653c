import { vi } from 'vitest';

/** A request that a script has sent. */
export interface SentRequest {
  readonly via: 'fetch' | 'beacon' | 'xhr';
  readonly method: string;
  /** With query string: `/api/commerce/inventory/stock/?itemId=mug`. */
  readonly path: string;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON or the fields of a form. */
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The response of the server; status 200 by default. `offline` fails like a request without a connection. */
export type Reply = 'offline' | { readonly status?: number; readonly json?: unknown; readonly text?: string };

/** Takes the place of the network: of `fetch`, beacons, and requests without a response. */
export interface Network {
  /** All requests so far, oldest first. */
  readonly sent: readonly SentRequest[];
  /** Requests whose path starts with the given one. */
  readonly to: (path: string) => readonly SentRequest[];
  /** The body of the last of them. */
  readonly bodyTo: <Body>(path: string) => Body;
  /** Responds to all later requests whose path starts with the given one. Others get a 404 without a body. */
  readonly reply: (path: string, reply: Reply) => void;
  /** Leaves later requests to the path without a response until the returned function is called. */
  readonly hold: (path: string) => (reply: Reply) => void;
}

export function stubNetwork(): Network {
  const sent: SentRequest[] = [];
  const replies = new Map<string, Promise<Reply>>();

  async function respond(url: string, init: RequestInit = {}): Promise<Response> {
    const path = url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
    sent.push(sentRequest(path, init));
    const matches = [...replies.keys()].filter((known) => path.startsWith(known));
    const reply = await replies.get(matches.sort((one, other) => other.length - one.length)[0] ?? '');
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    const {
      status = reply ? 200 : 404,
      json,
      text = json === undefined ? '' : JSON.stringify(json),
    } = reply ?? {};
    // A real response reads its body in timers, which tests control.
    return { status, text: async () => text } as Response;
  }

  const sendBody = (via: SentRequest['via'], path: string, body: BodyInit) => {
    sent.push({ ...sentRequest(path, { method: 'POST', body }), via });
  };

  vi.stubGlobal('fetch', vi.fn(respond));
  vi.stubGlobal('XMLHttpRequest', requestClass(sendBody));
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sendBody('beacon', String(url), body as BodyInit);
    return true;
  });
  return {
    sent,
    to: (path) => sent.filter((request) => request.path.startsWith(path)),
    bodyTo: <Body>(path: string) => sent.findLast((request) => request.path.startsWith(path))?.body as Body,
    reply: (path, reply) => replies.set(path, Promise.resolve(reply)),
    hold: (path) => {
      let release: (reply: Reply) => void = () => {};
      replies.set(path, new Promise((resolve) => (release = resolve)));
      return release;
    },
  };
}

function sentRequest(path: string, init: RequestInit): SentRequest {
  const { method = 'GET', headers, body, credentials, signal } = init;
  const names = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    via: 'fetch',
    method,
    path,
    headers: Object.fromEntries(names),
    body: parseBody(body),
    credentials,
    signal: signal ?? undefined,
  };
}

function parseBody(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** An `XMLHttpRequest` that only sends. */
function requestClass(send: (via: 'xhr', path: string, body: BodyInit) => void): object {
  return class {
    #path = '';
    open(_method: string, path: string): void {
      this.#path = path;
    }
    setRequestHeader(): void {}
    send(body: BodyInit): void {
      send('xhr', this.#path, body);
    }
  };
}
