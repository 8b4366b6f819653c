import { spawn } from 'node:child_process';
import type { PackageManager } from '../input/package-manager.ts';

/** Installs the packages of a folder. Returns the first line of the error if that fails. */
export function installPackages(manager: PackageManager, folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = manager === 'npm' ? ['--no-audit', '--no-fund', '--loglevel=error'] : [];
    const child = spawn(manager, ['install', ...options], {
      cwd: folder,
      // Programs of npm are scripts there.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(0, MAX_ERROR_LENGTH);
    });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => resolve(code === 0 ? undefined : firstLine(errors)));
  });
}

/** Characters. */
const MAX_ERROR_LENGTH = 10_000;

function firstLine(errors: string): string {
  const lines = errors.split('\n').map((line) => line.replace(/^npm (?:error|ERR!)\s*/, '').trim());
  return lines.find((line) => line !== '' && !/^code E/.test(line)) ?? 'it ended with an error';
}
