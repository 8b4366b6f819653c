import { RemoteFontError, type RemoteFonts } from './4-render/ports/remote-fonts.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Design } from './model/documents/design.ts';
import type { FileRef } from './model/site.ts';
import { siteDiagnostic } from './model/site-diagnostic.ts';
import type { Theme } from './model/theme.ts';

export interface HostedFonts {
  /** With the fonts among its files, if there are any. */
  readonly theme: Theme;
  readonly diagnostics: readonly Diagnostic[];
  /** Those of the fonts. */
  readonly paths: ReadonlySet<string>;
}

// cspell:ignore gstatic
/** Hosts of free fonts that may be published with a site. */
const FONT_HOSTS = ['fonts.googleapis.com', 'fonts.gstatic.com', 'fonts.bunny.net'];

/**
 * Replaces the imports of fonts from other hosts, at the start of the style sheet, by the fonts themselves, if the site asks for
 * that. Fonts that cannot be downloaded stay imports.
 */
export async function hostFonts(
  theme: Theme,
  { selfHostFonts }: Pick<Design, 'selfHostFonts'>,
  fonts: RemoteFonts | undefined,
): Promise<HostedFonts> {
  const unchanged: HostedFonts = { theme, diagnostics: [], paths: new Set() };
  if (selfHostFonts === false || fonts === undefined || !/@import/i.test(theme.css)) return unchanged;
  const hosts = [...FONT_HOSTS, ...(selfHostFonts === true ? [] : selfHostFonts)];
  const { imports, rest } = splitImports(theme.css);
  const results = await Promise.all(imports.map((each) => hostImport(each, hosts, fonts)));
  const files = results.flatMap((result) => result.files);
  const kept = results.map((result) => result.statement).join('');
  const rules = results.map((result) => result.css).join('');
  return {
    theme: { ...theme, css: kept + rules + rest, files: [...theme.files, ...withoutDoubles(files)] },
    diagnostics: results.flatMap(({ problem }) => problem ?? []),
    paths: new Set(files.map(({ path }) => path)),
  };
}

interface Import {
  readonly statement: string;
  readonly url: string;
  /** The media query after the URL. */
  readonly media: string;
}

interface HostedImport {
  /** The import, if it stays. */
  readonly statement: string;
  readonly css: string;
  readonly files: readonly FileRef[];
  readonly problem?: Diagnostic;
}

const IMPORT =
  /^(?:\s+|\/\*[\s\S]*?\*\/|@charset[^;]*;)*@import\s+(?:url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)|"([^"]*)"|'([^']*)')([^;{}]*);\n?/i;

/** Returns the imports at the start of a style sheet, which are the only ones that browsers follow. */
function splitImports(css: string): { readonly imports: readonly Import[]; readonly rest: string } {
  const imports: Import[] = [];
  let rest = css;
  for (let found = IMPORT.exec(rest); found !== null; found = IMPORT.exec(rest)) {
    const [statement, ...groups] = found;
    const url = groups.slice(0, 5).find((group) => group !== undefined) ?? '';
    imports.push({ statement, url, media: (groups[5] ?? '').trim() });
    rest = rest.slice(statement.length);
  }
  return { imports, rest };
}

async function hostImport(
  { statement, url, media }: Import,
  hosts: readonly string[],
  fonts: RemoteFonts,
): Promise<HostedImport> {
  try {
    const { css, files } = await fonts.download(url.replace(/^(?:http:)?\/\//i, 'https://'), hosts);
    return { statement: '', css: media === '' ? `${css}\n` : `@media ${media} {\n${css}\n}\n`, files };
  } catch (error) {
    if (!(error instanceof RemoteFontError)) throw error;
    const problem = siteDiagnostic('site/remote-fonts', {
      message: `The fonts of ${url} were not downloaded: ${error.message}`,
      hint: 'browsers of visitors load them from there',
    });
    return { statement, css: '', files: [], problem };
  }
}

function withoutDoubles(files: readonly FileRef[]): readonly FileRef[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
