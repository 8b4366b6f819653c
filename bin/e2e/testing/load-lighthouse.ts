import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The subset of the Lighthouse API that tests use. */
type Lighthouse = (
  url: string,
  flags: {
    readonly port: number;
    readonly onlyCategories: string[];
    readonly logLevel: 'silent';
    readonly disableFullPageScreenshot: true;
  },
) => Promise<{ readonly lhr: LighthouseReport } | undefined>;

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly score: number | null; readonly scoreDisplayMode: string }>
  >;
}

/** Loads Lighthouse from the optional packages of `bench/` (150 MB); undefined until `npm ci --prefix bench` has run. */
export async function loadLighthouse(): Promise<Lighthouse | undefined> {
  const { resolve } = createRequire(new URL('../../../bench/package.json', import.meta.url));
  let path: string;
  try {
    path = resolve('lighthouse');
  } catch {
    return undefined;
  }
  const module: { readonly default: Lighthouse } = await import(/* @vite-ignore */ pathToFileURL(path).href);
  return module.default;
}
