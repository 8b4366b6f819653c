export { createDocumentSources, type DocumentValue, documentPath } from './document-sources.ts';
export type { FileEntry, Files } from './files.ts';
export { createMemoryFiles, type FileMap } from './memory-files.ts';
export { originalsFirst } from './originals-first.ts';
export {
  DOCUMENT_FOLDERS,
  type ReadPorts,
  readSite,
  type SiteSources,
  type Source,
  type ThemeSources,
} from './read-site.ts';
export { firstBrokenByte } from './utf8.ts';
