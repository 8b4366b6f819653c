export { mediaType } from './media-type.ts';
export { createMemoryOutput, type MemoryOutput } from './memory-output.ts';
export { checkedPath, ForeignFileError, type Output, OutputError, type PutResult } from './output.ts';
export { canonicalJson, type PlannedRelease, planRelease, type ReleasePorts } from './release.ts';
export { MANIFEST, type WritePorts, type WriteReport, writeOutput } from './write-output.ts';
