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
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';

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

/** The previous ones are those before a rotation, which stay valid. */
export interface Secrets {
  readonly masterSecret: string;
  readonly adminToken: string;
  readonly previousMasterSecret?: string;
  readonly previousAdminToken?: string;
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
export function storedSecrets(path: string): Secrets | undefined {
  return isDataFolder(path) ? readSecrets(join(path, SECRETS)) : undefined;
}

/** Creates new secrets; those in use become the previous ones. For a server that does not run. */
export function replaceSecrets({ path, secrets }: DataFolder): void {
  const { masterSecret: previousMasterSecret, adminToken: previousAdminToken } = secrets;
  writeSecrets(path, { ...createSecrets(), previousMasterSecret, previousAdminToken });
}

/** For a server that does not run. */
export function dropPreviousSecrets({ path, secrets: { masterSecret, adminToken } }: DataFolder): void {
  writeSecrets(path, { masterSecret, adminToken });
}

function writeSecrets(path: string, secrets: Secrets): void {
  writeAtomically(join(path, SECRETS), textOf(secrets), { mode: 0o600 });
}

function createSecrets(): Secrets {
  return {
    masterSecret: randomBytes(32).toString('hex'),
    adminToken: randomBytes(32).toString('hex'),
  };
}

function textOf(secrets: Secrets): string {
  return `${JSON.stringify(secrets, undefined, 2)}\n`;
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
  if (!existsSync(file)) writeExclusively(file, textOf(createSecrets()), 0o600);
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
