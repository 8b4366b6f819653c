export { createMemoryOutput, type MemoryOutput } from './memory-output.ts';
export { checkedPath, type Output, OutputError, type PutResult } from './output.ts';
export { MANIFEST, type WritePorts, type WriteReport, writeOutput } from './write-output.ts';
