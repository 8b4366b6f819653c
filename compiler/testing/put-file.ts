import type { Output } from '../5-write/output.ts';

/** Publishes one file, and forgets all others that were staged. Returns whether its content changed. */
export async function putFile(output: Output, path: string, content: string | Uint8Array): Promise<boolean> {
  try {
    if (output.stage(path, content).was === 'same') return false;
    await output.publish([{ path, staged: path }]);
    return true;
  } finally {
    output.discard();
  }
}

export function removeFile(output: Output, path: string): Promise<void> {
  return output.publish([{ path, staged: undefined }]);
}
