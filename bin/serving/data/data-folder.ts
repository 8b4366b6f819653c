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

/** Where a site that is served keeps its state: everything that must survive, and nothing else, is below one folder. */
export interface DataFolder {
  readonly path: string;
  /** Databases of the objects. */
  readonly state: string;
  /** Served from inside workerd: blobs of releases, files of the dashboard. */
  readonly disk: string;
  /** What workerd says; kept short by the supervisor. */
  readonly log: string;
  /** Configuration, Worker, who is running: made anew at each start. */
  readonly run: string;
  readonly secrets: Secrets;
}

export interface Secrets {
  readonly masterSecret: string;
  readonly adminToken: string;
}

/** Opens the folder, making it and its secrets when it is new. */
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

/** Whether `openDataFolder` has made it. */
export function isDataFolder(path: string): boolean {
  return existsSync(join(path, SECRETS));
}

const SECRETS = 'secrets.json';

/** Orders and answers to forms are below it, and other people may have accounts on the machine. */
function makePrivate(path: string): void {
  makeFolder(path, 0o700);
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, 0o700);
  } catch {
    // It belongs to somebody else, who lets us in: whom else is theirs to say.
  }
}

/** Without its secrets no cookie of a visitor and no cart would be known again, so they are written before first use. */
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

/** Of two who begin at once one is first, and both go on with what that one wrote. */
function writeExclusively(file: string, content: string, mode: number): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, content, { mode, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Some file systems have no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(file)) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The folder may well lie in the site's own, and the site in git. */
function addGitIgnore(path: string): void {
  const file = join(path, '.gitignore');
  if (!existsSync(file)) writeFileSync(file, '*\n');
}

/** Writes a file so that others see the old one or the whole new one. */
export function writeAtomically(file: string, content: string | Uint8Array, mode = 0o644): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, content, { mode, flush: true });
  renameSync(draft, file);
}
