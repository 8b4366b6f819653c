export function buildWorker(outdir?: string, entry?: string): Promise<number>;
