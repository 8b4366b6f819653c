import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../compiler/node/make-folder.ts';

/** The folder with all persistent state of a served site. */
export interface DataFolder {
  readonly path: string;
  /** Databases of the Durable Objects. */
  readonly state: string;
  /** Read by workerd: blobs of releases, files of the dashboard. */
  readonly disk: string;
  /** Output of workerd; rotated by the supervisor. */
  readonly log: string;
  /** Runtime files, rewritten at each start: configuration, Worker, process ids. */
  readonly run: string;
  readonly secrets: Secrets;
}

export interface Secrets {
  readonly masterSecret: string;
  readonly adminToken: string;
}

/** Opens the folder; creates it and its secrets when missing. */
export function openDataFolder(path: string): DataFolder {
  const folder = {
    path,
    state: join(path, 'state'),
    disk: join(path, 'disk'),
    log: join(path, 'workerd.log'),
    run: join(path, 'run'),
  };
  makePrivate(path);
  for (const each of [folder.state, join(folder.disk, 'blobs'), folder.run]) makeFolder(each);
  addGitIgnore(path);
  return { ...folder, secrets: readSecrets(join(path, SECRETS)) };
}

/** Whether `openDataFolder` created the folder. */
export function isDataFolder(path: string): boolean {
  return existsSync(join(path, SECRETS));
}

/** Undefined before the site was served. */
export function storedMasterSecret(path: string): string | undefined {
  return isDataFolder(path) ? readSecrets(join(path, SECRETS)).masterSecret : undefined;
}

const SECRETS = 'secrets.json';

/** Orders and form submissions must not be readable by other users of the machine. */
function makePrivate(path: string): void {
  makeFolder(path, 0o700);
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, 0o700);
  } catch {
    // Another user owns the folder and controls its permissions.
  }
}

/** Creates secrets on first use. Losing them would invalidate all cookies and carts. */
function readSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    const made = {
      masterSecret: randomBytes(32).toString('hex'),
      adminToken: randomBytes(32).toString('hex'),
    };
    writeExclusively(file, `${JSON.stringify(made, undefined, 2)}\n`, 0o600);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

/** Of two concurrent processes, the first one writes the file and both use it. */
function writeExclusively(file: string, content: string, mode: number): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, content, { mode, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Some file systems do not support hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(file)) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The folder may be inside a git repository. */
function addGitIgnore(path: string): void {
  const file = join(path, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}
