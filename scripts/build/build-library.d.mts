export function buildPortable(
  outdir?: string,
): Promise<readonly { readonly path: string; readonly contents: Uint8Array }[]>;
