import type { Output } from '../5-write/output.ts';

/** Publishes one file, and forgets all others that were staged. Returns whether its content changed. */
export function putFile(output: Output, path: string, content: string | Uint8Array): boolean {
  try {
    if (output.stage(path, content).was === 'same') return false;
    output.publish([{ path, staged: path }]);
    return true;
  } finally {
    output.discard();
  }
}

export function removeFile(output: Output, path: string): void {
  output.publish([{ path, staged: undefined }]);
}
