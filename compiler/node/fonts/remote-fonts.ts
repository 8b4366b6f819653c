import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DownloadedFonts, RemoteFonts } from '../../4-render/ports/remote-fonts.ts';
import { RemoteFontError } from '../../4-render/ports/remote-fonts.ts';
import type { FileRef } from '../../model/site.ts';
import { writeAtomically } from '../write-atomically.ts';
import { createFontRequests, type FontRequests } from './font-requests.ts';

/** Downloads fonts into a folder of the cache. Files are named by their content, style sheets by their URL. */
export function createRemoteFonts(cache: string): RemoteFonts {
  const folder = join(cache, 'fonts-1');
  const failures = new Map<string, Failure>();
  return {
    download: async (url, hosts) => {
      const key = JSON.stringify([url, hosts]);
      const failure = failures.get(key);
      if (failure !== undefined && Date.now() - failure.at < RETRY_AFTER_MS) throw failure.error;
      const record = join(folder, `${hashOf(url)}.json`);
      const known = readRecord(record, folder);
      if (known !== undefined) return known;
      mkdirSync(folder, { recursive: true });
      try {
        const fonts = await downloadFonts(url, { folder, requests: createFontRequests(hosts) });
        writeAtomically(record, JSON.stringify(fonts), { isDurable: false });
        return fonts;
      } catch (error) {
        if (error instanceof RemoteFontError) failures.set(key, { at: Date.now(), error });
        throw error;
      }
    },
    read: (path) => readFileSync(join(folder, basename(path))),
  };
}

interface Failure {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly error: RemoteFontError;
}

/** A development server builds after each change of a file, and must not wait for a dead host each time. */
const RETRY_AFTER_MS = 60_000;

/** Returns an earlier download whose files are all there. */
function readRecord(record: string, folder: string): DownloadedFonts | undefined {
  try {
    const fonts = JSON.parse(readFileSync(record, 'utf8')) as DownloadedFonts;
    return fonts.files.every(({ path }) => existsSync(join(folder, basename(path)))) ? fonts : undefined;
  } catch {
    return undefined;
  }
}

interface Download {
  readonly folder: string;
  readonly requests: FontRequests;
}

const FONT_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/g;

async function downloadFonts(url: string, { folder, requests }: Download): Promise<DownloadedFonts> {
  const css = await requests.text(url);
  if (/@import/i.test(css)) throw new RemoteFontError('its style sheet imports others');
  const urls = new Set(
    Array.from(css.matchAll(FONT_URL), ([, double, single, bare]) => double ?? single ?? bare ?? ''),
  );
  const files = new Map<string, FileRef>();
  for (const font of urls) {
    if (font.startsWith('data:')) continue;
    const bytes = await requests.bytes(URL.canParse(font, url) ? new URL(font, url).href : font);
    const name = `${hashOf(bytes)}.${formatOf(bytes)}`;
    writeAtomically(join(folder, name), bytes, { isDurable: false });
    files.set(font, { path: `assets/fonts/${name}`, size: bytes.length });
  }
  const local = css.replace(FONT_URL, (all, double?: string, single?: string, bare?: string) => {
    const file = files.get(double ?? single ?? bare ?? '');
    return file === undefined ? all : `url("/${file.path}")`;
  });
  return { css: local, files: [...new Map([...files.values()].map((file) => [file.path, file])).values()] };
}

/** The first bytes of font files. */
const FORMATS: readonly (readonly [magic: string, extension: string])[] = [
  ['774f4632', 'woff2'],
  ['774f4646', 'woff'],
  ['00010000', 'ttf'],
  ['74727565', 'ttf'],
  ['4f54544f', 'otf'],
];

function formatOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const format = FORMATS.find(([magic]) => magic === start);
  if (format === undefined) throw new RemoteFontError('a file is not a font');
  return format[1];
}

/** 64 bits: enough to tell the fonts of a site apart. */
const HASH_LENGTH = 16;

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
