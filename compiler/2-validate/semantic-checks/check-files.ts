import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import type { SiteSources } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import type { Site } from '../../model/site.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import type { Checker } from '../checker.ts';

export interface FileOptions {
  readonly sources: SiteSources;
  readonly collector: Collector;
  readonly checker: Checker;
}

/** Reports unread files, texts without a document, and entries without a text. */
export function checkFiles({ items }: Site, { sources, collector, checker }: FileOptions): void {
  for (const file of sources.unknownFiles ?? []) collector.add(unreadFile(file, ['.json', '.md']));
  for (const file of sources.unknownDataFiles ?? [])
    collector.add(unreadFile(file, ['.json', '.yaml', '.csv']));
  const paths = sources.documents.map(({ path }) => path);
  const known = new Set(paths);
  for (const [path, text] of Object.entries(sources.bodies)) {
    if (known.has(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const close = suggestName(
      path,
      paths.filter((each) => each.startsWith(folder)),
    );
    const hint = close === undefined ? '' : `; did you mean ${close.replace(/json$/, 'md')}?`;
    collector.add(
      siteDiagnostic('site/orphan-text', {
        message: `This text has no document: ${path} does not exist`,
        hint: `give it the same name as its document${hint}`,
        location: createSourceText(text.file, text.text).location(0, 0),
      }),
    );
  }
  for (const { recordType, markdown, excerpt = '', sourceUrl, title, file, status } of items) {
    // Unpublished items may still be incomplete.
    if (status !== undefined && status !== 'Published') continue;
    if (recordType !== RECORD_TYPE.text || sourceUrl !== undefined || !isBlank(markdown)) continue;
    if (!isBlank(typeof excerpt === 'string' ? excerpt : excerpt.html)) continue;
    const hint = `add one (${file.replace(/json$/, 'md')})`;
    checker.report('site/no-text', file, { path: ['body'], message: `"${title}" has no text`, hint });
  }
}

function isBlank(text: string): boolean {
  return !/\S/.test(text);
}

function unreadFile(file: string, endings: readonly string[]): Diagnostic {
  return siteDiagnostic('site/unread-file', {
    message: `The file is ignored: its name ends in neither ${endings.join(' nor ')}`,
    location: createSourceText(file, '').location(0, 0),
    hint: unknownFileHint(file, endings),
  });
}

function unknownFileHint(file: string, endings: readonly string[]): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const [ending = ''] = /\.[^.]*$/.exec(name) ?? [];
  const close = suggestName(ending.toLowerCase(), endings);
  const stem = name.slice(0, name.length - ending.length);
  return close === undefined ? 'take it out of the folder' : `did you mean ${stem}${close}?`;
}
