import type { SiteSources } from '../1-read/read-site.ts';
import type { Collector } from '../diagnostics/collector.ts';
import { createSourceText } from '../diagnostics/source-text.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';

/** Reports symbolic links. They are not followed, so that a site from elsewhere cannot publish files of this machine. */
export function checkLinks({ links = [] }: SiteSources, collector: Collector): void {
  for (const file of links) {
    const location = createSourceText(file, '').location(0, 0);
    const message = 'The symbolic link is ignored';
    const hint = 'replace it by a copy of the file or folder';
    collector.add(siteDiagnostic('site/unread-file', { message, location, hint }));
  }
}
