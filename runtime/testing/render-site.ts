import { createMemoryFiles } from '../../compiler/1-read/memory-files.ts';
import { renderSite as compile } from '../../compiler/compile-site.ts';
import { createLocale } from '../../compiler/node/locales.ts';
import { MINIMAL_RUNTIME } from '../../fixtures/sites/minimal-runtime.ts';
import { type SiteSettings, testDocuments } from './test-documents.ts';

/** Renders the test site with the compiler and returns the HTML of its pages by path, such as `/shop/p/mug`. */
export async function renderSite(settings: SiteSettings = {}): Promise<(path: string) => string> {
  const { rendered, diagnostics } = await compile(
    { site: createMemoryFiles(testDocuments(settings)), runtime: MINIMAL_RUNTIME, createLocale },
    { now: 1 },
  );
  return (path) => {
    const name = `${path.slice(1)}/index.html`.replace(/^\//, '');
    const file = rendered?.files.find((each) => each.path === name);
    if (!file || !('text' in file)) throw new Error(`no page ${path}: ${JSON.stringify(diagnostics)}`);
    return file.text;
  };
}
