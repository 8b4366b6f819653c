import type { Files } from '../../compiler/1-read/files.ts';
import { createChecker } from '../../compiler/2-validate/checker.ts';
import type { BuiltSite } from '../../compiler/built-site.ts';
import { createCollector } from '../../compiler/diagnostics/collector.ts';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { DOWNLOADS_FOLDER } from '../../compiler/model/documents/product.ts';
import { PRODUCT_TYPE } from '../../formatters/vocabulary/store/product-type.ts';

const CONTENT = ['body', 'structuredContent'];

/** Reports files of products that are not in `downloads/`, and digital products that deliver nothing. */
export function checkDownloads(
  { site, sources }: Pick<BuiltSite, 'site' | 'sources'>,
  folder: Files,
): readonly Diagnostic[] {
  if (site === undefined) return [];
  let existing: ReadonlySet<string> | undefined;
  const collector = createCollector();
  const { report } = createChecker(site, sources, collector);
  for (const { structuredContent: product, title, file, status = 'Published' } of site.items) {
    const files = Object.entries(product?.files ?? {});
    for (const [id, { filename }] of files) {
      existing ??= new Set(folder.list().map(({ path }) => path));
      if (existing.has(`${DOWNLOADS_FOLDER}/${filename}`)) continue;
      report('site/missing-download', file, {
        path: [...CONTENT, 'files', id, 'filename'],
        message: `The file ${filename} of "${title}" is not in ${DOWNLOADS_FOLDER}/`,
        hint: `put it there (${DOWNLOADS_FOLDER}/${filename}), or remove it from the product`,
      });
    }
    const isDigital = product?.productType === PRODUCT_TYPE.digital;
    if (!isDigital || files.length > 0 || status !== 'Published') continue;
    report('site/no-download', file, {
      path: [...CONTENT, 'productType'],
      message: `"${title}" is a digital product without files: customers receive nothing`,
      hint: 'add a file (files in structuredContent, see docs/selling.md)',
    });
  }
  return collector.list();
}
