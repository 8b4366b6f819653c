import type { Source } from '../../../1-read/read-site.ts';
import type { Diagnostic, SourceLocation } from '../../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../../diagnostics/source-text.ts';
import { suggestName } from '../../../diagnostics/suggest-name.ts';
import { siteDiagnostic } from '../../../model/site-diagnostic.ts';
import type { Piece, TagUse, ThemeTemplate } from '../../../model/theme.ts';
import { expandBlockField } from './block-field.ts';
import { expandCategory } from './category.ts';
import { expandFolderNavigation, expandNavigation } from './navigation.ts';
import { expandQuery } from './query.ts';
import { expandRelated } from './related.ts';
import { scanTags, type Tag } from './scan-tags.ts';
import { expandScript } from './script.ts';
import type { Rejection, TagExpansionContext, TagWriter } from './tag-writer.ts';

export interface Expanded {
  readonly template: ThemeTemplate;
  readonly uses: readonly TagUse[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Converts the `squarespace:` tags of the concatenated sources to JSON-T. The data of a tag is injected (language reference 8.9),
 * so that it is available in partials too, in a frame on top of the page's.
 */
export function expandTags(
  name: string,
  sources: readonly Source[],
  expansion: TagExpansionContext,
): Expanded {
  const writer = createWriter();
  for (const source of sources) writeSource(source, { writer, expansion });
  const { text, pieces, uses, diagnostics } = writer.result();
  return { template: { name, text, pieces }, uses, diagnostics };
}

const TAGS: Readonly<Record<string, (tag: Tag, writer: TagWriter) => Rejection | undefined>> = {
  'block-field': expandBlockField,
  category: expandCategory,
  'folder-navigation': expandFolderNavigation,
  navigation: expandNavigation,
  query: expandQuery,
  related: expandRelated,
  script: expandScript,
};

interface Writer {
  readonly uses: TagUse[];
  readonly diagnostics: Diagnostic[];
  nextVariable(): string;
  copy(source: Source, start: number, end: number): void;
  generate(source: Source, at: number, text: string): void;
  result(): {
    text: string;
    pieces: readonly Piece[];
    uses: readonly TagUse[];
    diagnostics: readonly Diagnostic[];
  };
}

function createWriter(): Writer {
  const uses: TagUse[] = [];
  const diagnostics: Diagnostic[] = [];
  const pieces: Piece[] = [];
  let text = '';
  let variables = 0;
  return {
    uses,
    diagnostics,
    nextVariable: () => {
      variables += 1;
      return `@squarespace-tag-${variables}`;
    },
    copy: ({ file, text: sourceText }, start, end) => {
      if (end <= start) return;
      pieces.push({ start: text.length, file, sourceStart: start, isGenerated: false });
      text += sourceText.slice(start, end);
    },
    generate: ({ file }, at, generated) => {
      pieces.push({ start: text.length, file, sourceStart: at, isGenerated: true });
      text += generated;
    },
    result: () => ({ text, pieces, uses, diagnostics }),
  };
}

interface SourceContext {
  readonly writer: Writer;
  readonly expansion: TagExpansionContext;
}

function writeSource(source: Source, context: SourceContext): void {
  writeStretch({ source, start: 0, end: source.text.length, tags: scanTags(source.text) }, context);
}

interface Stretch {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  readonly tags: readonly Tag[];
}

function writeStretch({ source, start, end, tags }: Stretch, context: SourceContext): void {
  let at = start;
  for (const tag of tags) {
    const expand = Object.hasOwn(TAGS, tag.name) ? TAGS[tag.name] : undefined;
    if (expand === undefined) {
      reportUnknown(tag, source, context.writer);
      continue;
    }
    context.writer.copy(source, at, tag.start);
    const rejection = expand(tag, createTagWriter(tag, source, context));
    if (rejection !== undefined) {
      context.writer.diagnostics.push(
        siteDiagnostic('theme/broken-tag', { ...rejection, location: locationOf(tag, source) }),
      );
    }
    at = tag.end;
  }
  context.writer.copy(source, at, end);
}

function createTagWriter(tag: Tag, source: Source, { writer, expansion }: SourceContext): TagWriter {
  return {
    variable: writer.nextVariable(),
    expansion,
    generate: (text) => writer.generate(source, tag.start, text),
    body: () => {
      if (tag.body !== undefined) writeStretch({ source, ...tag.body }, { writer, expansion });
    },
    use: (use) => void writer.uses.push(use),
    warn: ({ code, ...parts }) =>
      void writer.diagnostics.push(siteDiagnostic(code, { ...parts, location: locationOf(tag, source) })),
  };
}

/** The start of the tag only: the whole tag may span half a page. */
function locationOf({ name, start }: Tag, { file, text }: Source): SourceLocation {
  return createSourceText(file, text).location(start, start + '<squarespace:'.length + name.length);
}

function reportUnknown(tag: Tag, source: Source, { diagnostics }: Writer): void {
  const close = suggestName(tag.name, Object.keys(TAGS));
  const message = `There is no tag squarespace:${tag.name}`;
  const hint = close === undefined ? {} : { hint: `did you mean squarespace:${close}?` };
  diagnostics.push(
    siteDiagnostic('theme/unknown-tag', { message, location: locationOf(tag, source), ...hint }),
  );
}
