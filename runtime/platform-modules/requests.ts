type Callback = ((this: unknown, ...args: unknown[]) => void) | undefined;

interface IoConfig {
  readonly method?: string;
  readonly data?: string | Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly context?: unknown;
  readonly arguments?: unknown;
  readonly on?: Readonly<Record<'start' | 'success' | 'failure' | 'complete' | 'end', Callback>>;
}

interface DataConfig {
  readonly url: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly context?: unknown;
  readonly success?: Callback;
  readonly failure?: Callback;
}

/** What callbacks of `Y.io` receive. */
interface IoResponse {
  readonly status: number;
  readonly statusText: string;
  readonly responseText: string;
}

/** The platform's data of a page. Where it is missing, the response is the page. */
const PLATFORM_FORMAT = /[?&]format=(?:json|json-pretty|main-content|page-context)\b/;

let lastId = 0;

/** `Y.io`: a request whose callbacks receive the number of the request and the response. */
export function io(
  url: string,
  { method = 'GET', data, headers, context, on, ...more }: IoConfig = {},
): object {
  lastId += 1;
  const id = lastId;
  const cancel = new AbortController();
  const call = (name: keyof NonNullable<typeof on>, response?: IoResponse) =>
    on?.[name]?.call(context, id, ...(response ? [response] : []), more.arguments);
  call('start');
  void send(url, { method, signal: cancel.signal, ...(headers && { headers }) }, data).then((response) => {
    call('complete', response);
    call(response.status >= 200 && response.status < 300 ? 'success' : 'failure', response);
    call('end');
  });
  return { id, abort: () => cancel.abort() };
}

/** `Y.Data.get`, `Y.Data.post`: a request whose callbacks receive an object. */
export function dataRequest(method: string, { url, data, context, success, failure }: DataConfig): void {
  void send(url, { method }, data).then(({ status, responseText }) => {
    let result: unknown;
    try {
      if (status >= 200 && status < 300) result = JSON.parse(responseText);
    } catch {}
    (result === undefined ? failure : success)?.call(context, result ?? { error: status });
  });
}

async function send(url: string, init: RequestInit, data: IoConfig['data']): Promise<IoResponse> {
  const text = typeof data === 'string' ? data : new URLSearchParams(data).toString();
  const isGet = init.method?.toUpperCase() === 'GET';
  const target = isGet && text !== '' ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url;
  try {
    const response = await fetch(target, { ...init, ...(!isGet && { body: new URLSearchParams(text) }) });
    const responseText = await response.text();
    if (PLATFORM_FORMAT.test(target) && /^\s*<(?:!doctype|html)\b/i.test(responseText))
      return { status: 404, statusText: 'Not Found', responseText: '' };
    return { status: response.status, statusText: response.statusText, responseText };
  } catch {
    return { status: 0, statusText: 'error', responseText: '' };
  }
}
