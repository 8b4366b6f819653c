import type { SiteSources, Source } from './1-read/index.ts';
import type { KnownDocuments, StyleCompiler } from './2-validate/index.ts';
import {
  createPageMemory,
  createTextRenderers,
  type PageMemory,
  rememberTemplates,
  rememberTexts,
  type TemplateEngine,
  type TextRenderers,
} from './4-render/index.ts';

/** What one build leaves to the next of the same site, so that an edit costs what depends on it. */
export interface BuildMemory {
  readonly pages: PageMemory;
  readonly documents: KnownDocuments;
  readonly texts: TextRenderers;
  /** The same sources; one that reads as before is the same object as before. */
  sources(sources: SiteSources): SiteSources;
  /** The engine of the first build, with the templates that it has prepared. */
  engine(own: TemplateEngine): TemplateEngine;
  styles(own: StyleCompiler | undefined): StyleCompiler | undefined;
}

export function createBuildMemory(): BuildMemory {
  let known = new Map<string, Source>();
  let engine: TemplateEngine | undefined;
  let compiled: { readonly question: string; readonly answer: ReturnType<StyleCompiler> } | undefined;
  return {
    pages: createPageMemory(),
    documents: new WeakMap(),
    texts: rememberTexts(createTextRenderers()),
    sources: (sources) => {
      const next = new Map<string, Source>();
      const keep = (source: Source): Source => {
        const before = known.get(source.file);
        const kept = before?.text === source.text && before.path === source.path ? before : source;
        next.set(source.file, kept);
        return kept;
      };
      const kept = {
        ...sources,
        settings: sources.settings && keep(sources.settings),
        documents: sources.documents.map(keep),
      };
      known = next;
      return kept;
    },
    engine: (own) => {
      engine ??= rememberTemplates(own);
      return engine;
    },
    styles: (own) =>
      own &&
      ((question) => {
        const key = JSON.stringify(question);
        if (compiled?.question !== key) compiled = { question: key, answer: own(question) };
        return compiled.answer;
      }),
  };
}
