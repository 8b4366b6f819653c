import { RemoteFontError } from '../../4-render/ports/remote-fonts.ts';

/** Requests for one style sheet and its fonts, limited as a whole. */
export interface FontRequests {
  text(url: string): Promise<string>;
  bytes(url: string): Promise<Uint8Array>;
}

/** A family in all weights and scripts has about 100 files of 20 kB. */
const MAX_FILES = 200;
const MAX_BYTES = 20e6;
const MAX_FILE_BYTES = 4e6;
/** For all requests together: a build does not wait longer for fonts. */
const TIMEOUT_MS = 15_000;

/** Hosts choose the font format by browser; this one reads WOFF2. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Connects to these hosts only (`fonts.example`, `localhost:8443`), by HTTPS, and follows no redirect. */
export function createFontRequests(hosts: readonly string[]): FontRequests {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let count = 0;
  let total = 0;

  async function bytes(url: string): Promise<Uint8Array> {
    const { protocol, host } = parseUrl(url);
    if (protocol !== 'https:') throw new RemoteFontError(`${url} is not an HTTPS address`);
    if (!hosts.includes(host)) throw new RemoteFontError(`${host} is not a host in selfHostFonts`);
    count += 1;
    if (count > MAX_FILES) throw new RemoteFontError(`it has more than ${MAX_FILES} files`);
    try {
      const response = await fetch(url, { signal, redirect: 'error', headers: { 'user-agent': USER_AGENT } });
      if (!response.ok) throw new RemoteFontError(`${host} responds with status ${response.status}`);
      const body = await readBody(response, Math.min(MAX_FILE_BYTES, MAX_BYTES - total));
      total += body.length;
      return body;
    } catch (error) {
      if (error instanceof RemoteFontError) throw error;
      const isLate = signal.aborted;
      throw new RemoteFontError(
        isLate ? `it takes longer than ${TIMEOUT_MS / 1000} seconds` : `${host} cannot be reached`,
      );
    }
  }

  return { bytes, text: async (url) => new TextDecoder().decode(await bytes(url)) };
}

function parseUrl(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new RemoteFontError(`${url} is not an address`);
  }
}

async function readBody({ body }: Response, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > max) throw new RemoteFontError('its files are too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
