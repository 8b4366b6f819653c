import type { SiteSources, Source } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { DOCUMENT_SCHEMAS } from '../../model/document-schemas.ts';
import { documentSchema } from '../../model/documents/document.ts';
import type { DocumentType } from '../../model/operations/document-type.ts';
import type { Sited } from '../../model/site.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { checkShape, dropUnknownFields } from '../check-shape.ts';
import { locationInJson, locationOfKey, parseJson } from '../parse-json.ts';
import { mergeTranslation } from './merge-translation.ts';
import { type FieldPattern, translatableFields } from './translatable-fields.ts';
import { originalPath } from './translation-path.ts';

/** The files of one language that translate a document. */
interface TranslationFiles {
  readonly json?: Source;
  /** Long text of an item. */
  readonly text?: Source;
}

export interface DocumentTranslator {
  /** Returns the document with the texts of the language; the document itself without a translation. */
  translate<Body extends object>(type: DocumentType, document: Sited<Body>): Sited<Body>;
  /** The translated long text of an item, in its own file. */
  longText(document: { readonly file: string }): string | undefined;
}

export interface TranslatorOptions {
  readonly sources: SiteSources;
  /** The files of the language. */
  readonly files: readonly Source[];
  readonly collector: Collector;
}

export function createDocumentTranslator({
  sources,
  files,
  collector,
}: TranslatorOptions): DocumentTranslator {
  const originals = new Map(sources.documents.map((source) => [source.file, source]));
  if (sources.settings !== undefined) originals.set(sources.settings.file, sources.settings);
  const byPath = filesByOriginal(files);
  const filesOf = (file: string) => byPath.get(originals.get(file)?.path ?? '');
  return {
    longText: ({ file }) => filesOf(file)?.text?.text,
    translate: (type, document) => {
      const { json, text } = filesOf(document.file) ?? {};
      const original = originals.get(document.file);
      if (json === undefined || original === undefined)
        return text === undefined ? document : { ...document, file: text.file };
      const body = translatedBody(json, { type, original, id: document.id, collector });
      // The schema of the type has validated the body.
      return { ...document, ...(body as typeof document | undefined), file: json.file };
    },
  };
}

function filesByOriginal(files: readonly Source[]): ReadonlyMap<string, TranslationFiles> {
  const byPath = new Map<string, TranslationFiles>();
  for (const source of files) {
    const path = originalPath(source.path) ?? '';
    const file = source.path.endsWith('.md') ? { text: source } : { json: source };
    byPath.set(path, { ...byPath.get(path), ...file });
  }
  return byPath;
}

interface BodyOptions {
  readonly type: DocumentType;
  readonly original: Source;
  readonly id: string;
  readonly collector: Collector;
}

/** Undefined when the translation has errors. */
function translatedBody(json: Source, { type, original, id, collector }: BodyOptions): unknown {
  const parsed = parseJson(json);
  collector.addAll(parsed.diagnostics);
  if (parsed.diagnostics.length > 0) return undefined;
  const translation = bodyOf(parsed.value);
  if (translation === undefined) {
    const location = locationInJson(json, ['body']);
    const message = '"body" must be an object with the translated fields';
    collector.add(siteDiagnostic('site/invalid-value', { message, location }));
    return undefined;
  }
  const schema = DOCUMENT_SCHEMAS[type];
  const originalBody = dropUnknownFields(bodyOf(parseJson(original).value), schema);
  const fields = translatableFields(type, originalBody);
  const { body, ignored } = mergeTranslation({ original: originalBody, translation }, fields);
  for (const path of ignored) collector.add(ignoredField(json, path, { original, fields }));
  const { value, diagnostics } = checkShape(
    { type, id, body },
    { schema: documentSchema(type, schema), source: json, code: 'site/invalid-value' },
  );
  // Warnings are those of the original.
  collector.addAll(diagnostics.filter(({ severity }) => severity === 'error'));
  return value?.body;
}

interface IgnoredOptions {
  readonly original: Source;
  readonly fields: readonly FieldPattern[];
}

function ignoredField(json: Source, path: readonly string[], { original, fields }: IgnoredOptions) {
  const [name = '', ...others] = path;
  const names = fields.flatMap(([first]) => first ?? []);
  const close = others.length > 0 || names.includes(name) ? undefined : suggestName(name, names);
  const elsewhere = locationOfField(name, fields);
  return siteDiagnostic('site/unused-translation', {
    message: `"${path.join('.')}" is not translated`,
    location: locationOfKey(json, ['body', ...path]),
    hint:
      elsewhere !== undefined
        ? `move it to "body.${elsewhere}"`
        : close === undefined
          ? `remove it: ${original.path} decides it for every language`
          : `did you mean "${close}"?`,
  });
}

/** Where a field belongs that is written too far up: `structuredContent.optionTexts` for `optionTexts`. */
function locationOfField(name: string, fields: readonly FieldPattern[]): string | undefined {
  const field = fields.find((each) => each.indexOf(name) > 0 && !each.includes('*'));
  return field?.slice(0, field.indexOf(name) + 1).join('.');
}

function bodyOf(value: unknown): object | undefined {
  const { body } = (value ?? {}) as { readonly body?: unknown };
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
}
