import type { ZodType } from 'zod';
import { originalsFirst } from '../1-read/originals-first.ts';
import { DOCUMENT_FOLDERS, type SiteSources, type Source } from '../1-read/read-site.ts';
import { type Collector, createCollector } from '../diagnostics/collector.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { assetSchema } from '../model/documents/asset.ts';
import { blockFieldSchema } from '../model/documents/block-field.ts';
import { collectionSchema } from '../model/documents/collection.ts';
import { type Document, documentSchema } from '../model/documents/document.ts';
import { formSchema } from '../model/documents/form.ts';
import { itemSchema } from '../model/documents/item.ts';
import { mailingListSchema } from '../model/documents/mailing-list.ts';
import { navigationSchema } from '../model/documents/navigation.ts';
import { pageSchema } from '../model/documents/page.ts';
import { settingsSchema } from '../model/documents/settings.ts';
import { taxonSchema } from '../model/documents/taxon.ts';
import type { Site, Sited } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import { extendStateText, setStateText } from '../model/state-text.ts';
import { type AssetHint, createAssetHint } from './asset-hints.ts';
import { checkShape } from './check-shape.ts';
import { itemHint } from './code-hints.ts';
import { locationInJson, parseJson } from './parse-json.ts';

export interface ValidatedDocuments {
  /** Undefined when the settings are missing or have errors. */
  readonly site: Site | undefined;
  /** Whether all other documents are valid and included. */
  readonly wasComplete: boolean;
}

/** Validates each document on its own; `checkReferences` checks references between them. */
export function validateDocuments(
  sources: SiteSources,
  collector: Collector,
  known: KnownDocuments = new WeakMap(),
): ValidatedDocuments {
  const assetHint = createAssetHint(sources);
  const settings = validateSettings(sources, { collector, known, assetHint });
  const byType = groupByType(sources.documents);
  let wasComplete = true;
  function all<Body>(type: DocumentType, schema: ZodType<Body>): readonly Sited<Body>[] {
    const envelope = documentSchema(type, schema);
    const documents = byType[type].map((source) =>
      validateDocument(source, { type, envelope, collector, known, assetHint }),
    );
    const sound = documents.filter((document) => document !== undefined);
    if (sound.length < documents.length) wasComplete = false;
    return withoutDuplicates(sound, { type, sources: byType[type], collector });
  }
  const pages = all('page', pageSchema);
  const collections = all('collection', collectionSchema);
  const items = all('item', itemSchema);
  const taxons = all('taxon', taxonSchema);
  const navigations = all('navigation', navigationSchema);
  const forms = all('form', formSchema);
  const mailingLists = all('mailing-list', mailingListSchema);
  const blockFields = all('block-field', blockFieldSchema);
  const assets = all('asset', assetSchema);
  if (settings === undefined) return { site: undefined, wasComplete };
  const pathOf = pathsByFile(sources);
  const filePaths = new Set(sources.files.map(({ path }) => path));
  const site: Site = {
    settings,
    pages,
    collections,
    items: items.map((item) =>
      withMarkdown(item, sources.bodies[pathOf.get(item.file) ?? '']?.text ?? item.body?.markdown ?? ''),
    ),
    taxons,
    forms,
    mailingLists,
    navigations,
    blockFields,
    assets: assets.map((asset) => {
      const path = `assets/${asset.filename}`;
      return withPath(asset, filePaths.has(path) ? path : undefined);
    }),
    files: sources.files,
    data: {},
  };
  return { site, wasComplete };
}

type SiteItem = Site['items'][number];
type SiteAsset = Site['assets'][number];

/** The last results by document: while it and its file are the same, so is the object. */
const itemsWithMarkdown = new WeakMap<object, SiteItem>();
const assetsWithPath = new WeakMap<object, SiteAsset>();

function withMarkdown(item: Omit<SiteItem, 'markdown'>, markdown: string): SiteItem {
  const before = itemsWithMarkdown.get(item);
  if (before?.markdown === markdown) return before;
  const own = { ...item, markdown };
  extendStateText(own, item, markdown);
  itemsWithMarkdown.set(item, own);
  return own;
}

function withPath(asset: Omit<SiteAsset, 'path'>, path: string | undefined): SiteAsset {
  const before = assetsWithPath.get(asset);
  if (before !== undefined && before.path === path) return before;
  const own = { ...asset, path };
  assetsWithPath.set(asset, own);
  return own;
}

type DocumentType = (typeof DOCUMENT_FOLDERS)[keyof typeof DOCUMENT_FOLDERS];

function groupByType(documents: readonly Source[]): Readonly<Record<DocumentType, readonly Source[]>> {
  const types = Object.values(DOCUMENT_FOLDERS);
  const groups = Object.fromEntries(types.map((type) => [type, [] as Source[]])) as Record<
    DocumentType,
    Source[]
  >;
  for (const source of documents) {
    const folder = source.path.slice(0, source.path.indexOf('/'));
    groups[DOCUMENT_FOLDERS[folder as keyof typeof DOCUMENT_FOLDERS]]?.push(source);
  }
  return groups;
}

function pathsByFile({ documents }: SiteSources): ReadonlyMap<string, string> {
  return new Map(documents.map(({ file, path }) => [file, path]));
}

/** Results by source object: reused while the source is the same. */
export type KnownDocuments = WeakMap<Source, KnownDocument>;

interface KnownDocument {
  readonly document: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/** The settings come first: without `site.json` the folder is not a site. */
function validateSettings(
  { settings }: SiteSources,
  shared: Pick<DocumentQuery<unknown>, 'collector' | 'known' | 'assetHint'>,
): Site['settings'] | undefined {
  if (settings !== undefined) {
    const envelope = documentSchema('settings', settingsSchema);
    return validateDocument(settings, { type: 'settings', envelope, ...shared });
  }
  shared.collector.add(
    siteDiagnostic('site/not-found', {
      message: 'No site found: site.json does not exist',
      hint: 'pass the folder that contains site.json',
    }),
  );
  return undefined;
}

interface DocumentQuery<Body> {
  readonly type: DocumentType | 'settings';
  readonly envelope: ZodType<Document<Body>>;
  readonly collector: Collector;
  readonly known: KnownDocuments;
  readonly assetHint: AssetHint;
}

function validateDocument<Body>(source: Source, options: DocumentQuery<Body>): Sited<Body> | undefined {
  const { collector, known } = options;
  const before = known.get(source);
  if (before !== undefined) {
    collector.addAll(before.diagnostics);
    // A source is always validated with the schema of its folder.
    return before.document as Sited<Body> | undefined;
  }
  const own = createCollector();
  const document = readDocument(source, { ...options, collector: own });
  // Hints for invalid documents depend on other documents.
  if (document !== undefined) known.set(source, { document, diagnostics: own.list() });
  if (document !== undefined && source.digest !== undefined)
    setStateText(document, `${source.file} ${source.digest}`);
  collector.addAll(own.list());
  return document;
}

function readDocument<Body>(
  source: Source,
  { type, envelope, collector, assetHint }: DocumentQuery<Body>,
): Sited<Body> | undefined {
  const parsed = parseJson(source);
  collector.addAll(parsed.diagnostics);
  if (parsed.diagnostics.length > 0) return undefined;
  if (hasOtherType(parsed.value, type)) {
    const location = locationInJson(source, ['type']);
    const message = `Expected a document of type "${type}"`;
    collector.add(
      siteDiagnostic('site/wrong-type', { message, location, hint: typeHint(parsed.value.type) }),
    );
    return undefined;
  }
  const { value, diagnostics } = checkShape(parsed.value, {
    schema: envelope,
    source,
    code: 'site/invalid-value',
    assetHint,
  });
  collector.addAll(diagnostics);
  // The body is a new object, and copying it takes longer than checking it.
  return value && Object.assign(value.body as Body & object, { id: value.id, file: source.file });
}

/** Names the folder of documents of a type that its folder does not contain. */
function typeHint(written: string): string {
  const [folder] = Object.entries(DOCUMENT_FOLDERS).find(([, each]) => each === written) ?? [];
  if (folder !== undefined) return `documents of type "${written}" belong in ${folder}/`;
  if (written === 'settings') return 'the settings are site.json';
  const item = itemHint(written);
  return item === undefined ? 'every folder has one type of document' : `${item}, in items/`;
}

function hasOtherType(value: unknown, type: string): value is { readonly type: string } {
  if (value === null || typeof value !== 'object' || !('type' in value)) return false;
  return typeof value.type === 'string' && value.type !== type;
}

interface DuplicateOptions {
  readonly type: DocumentType;
  readonly sources: readonly Source[];
  readonly collector: Collector;
}

/** Keeps the likely original of each id and reports its copies. */
function withoutDuplicates<Own extends Sited<unknown>>(
  documents: readonly Own[],
  { type, sources, collector }: DuplicateOptions,
): readonly Own[] {
  if (new Set(documents.map(({ id }) => id)).size === documents.length) return documents;
  const first = new Map<string, Own>();
  for (const document of documents.toSorted((left, right) => originalsFirst(left.file, right.file))) {
    const earlier = first.get(document.id);
    if (earlier === undefined) {
      first.set(document.id, document);
      continue;
    }
    const source = sources.find(({ file }) => file === document.file);
    const earlierSource = sources.find(({ file }) => file === earlier.file);
    collector.add(
      siteDiagnostic('site/duplicate-id', {
        message: `Another ${type} has the id "${document.id}"`,
        hint: 'if this file is a copy, give it another id',
        ...(source && { location: locationInJson(source, ['id']) }),
        ...(earlierSource && {
          related: [{ message: 'the other one is here', location: locationInJson(earlierSource, ['id']) }],
        }),
      }),
    );
  }
  return documents.filter((document) => first.get(document.id) === document);
}
