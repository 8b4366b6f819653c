import type { SiteSources, Source } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { rememberByObject } from '../../model/remember-by-object.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';

/** Reports YAML front matter, which other site generators have at the start of a text: it would be published as text. */
export function checkFrontMatter({ bodies }: SiteSources, collector: Collector): void {
  for (const [path, body] of Object.entries(bodies)) {
    const length = lengthOf(body);
    if (length === undefined) continue;
    const { file, text } = body;
    const location = createSourceText(file, text).location(0, length);
    const message = 'The text starts with front matter, which is published as text';
    collector.add(
      siteDiagnostic('site/front-matter', {
        message,
        location,
        hint: `move the fields to ${path} and delete these lines`,
      }),
    );
  }
}

const lengthOf = rememberByObject(({ text }: Source) => frontMatterLength(text));

/** Length of the fields between two lines of `---`; undefined when a text starts with a rule or with anything else. */
function frontMatterLength(text: string): number | undefined {
  const [opening, first = '', ...rest] = text.split('\n', MAX_LINES).map((line) => line.trimEnd());
  if (opening !== '---' || !FIELD.test(first)) return undefined;
  const end = rest.findIndex((line) => line === '---' || line === '...');
  if (end < 0) return undefined;
  const lines = text.split('\n', end + LINES_AROUND);
  return lines.join('\n').trimEnd().length;
}

const FIELD = /^[A-Za-z_][\w-]*:(?:\s|$)/;

/** The two lines before `rest`, and the closing one. */
const LINES_AROUND = 3;

/** Front matter is short: a rule further down belongs to the text. */
const MAX_LINES = 200;
