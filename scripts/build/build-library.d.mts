type BuiltFiles = Promise<readonly { readonly path: string; readonly contents: Uint8Array }[]>;

export function buildForNode(outdir?: string): BuiltFiles;

export function buildPortable(outdir?: string): BuiltFiles;
