import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

interface PackageJson {
  version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly dev?: boolean;
}

const folder = mkdtempSync(join(tmpdir(), 'quoin-package-'));
const { version, dependencies } = readJson('package.json') as PackageJson;
const tarball = `quoin-${version}.tgz`;
let packed: readonly string[];

/** Builds the package and installs it in an empty folder. */
beforeAll(() => {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ files }] = JSON.parse(npm(args, process.cwd())) as [{ files: readonly { path: string }[] }];
  packed = files.map(({ path }) => path);
  writeJson('package.json', { private: true, dependencies: { quoin: `file:${tarball}` } });
  writeJson('package-lock.json', lockFile());
  npm(['ci', '--prefer-offline']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package contains the program, the starters and themes, and nothing else', () => {
  expect(packed.filter((path) => !NEEDED.test(path))).toEqual([]);
  expect(packed).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/quoin.js', 'dist/worker.js']));
});

const NEEDED =
  /^(?:dist\/.*(?<!\.map|\.sha256|\.test\.js)|fixtures\/(?:sites\/starter|starter-kinds|themes)\/.*|package\.json|README\.md|LICENSE)$/;

test('a site that the installed package creates is built by its own scripts', () => {
  const { code, errors } = quoin(['init', 'my-shop', '--no-install']);
  expect([code, errors]).toEqual([0, 'Next: cd my-shop && npm install && npm run dev\n']);
  expect(readJson(join(folder, 'my-shop/package.json'))).toMatchObject({
    dependencies: { quoin: `file:../${tarball}` },
  });
  npm(['run', 'build'], join(folder, 'my-shop'));
  expect(readFileSync(join(folder, 'my-shop/dist/index.html'), 'utf8')).toContain('My shop');
});

test('without a network, the site is created and the packages are left for later', () => {
  const { code, errors } = quoin(['init', 'offline'], {
    npm_config_offline: 'true',
    npm_config_cache: join(folder, 'empty-cache'),
  });
  expect(code).toBe(0);
  expect(errors).toMatch(
    /^Installing packages with npm …\nThe packages could not be installed: .*\nNext: cd offline && npm install && npm run dev\n$/,
  );
});

test.for(inject('scale') === 'long' ? ['99.0.0'] : [])(
  'a newer version is installed without a change to the site: %s',
  (version) => {
    quoin(['init', 'kept', '--no-install']);
    const before = textsOf('kept');
    const newer = repack({ version });
    npm(['install', '--prefer-offline', newer]);
    expect(readJson(join(folder, 'node_modules/quoin/package.json'))).toMatchObject({ version });
    expect(textsOf('kept')).toEqual(before);
    npm(['run', 'build'], join(folder, 'kept'));
  },
);

/** The packages of the repository that are not for development, which npm has downloaded before. */
function lockFile(): object {
  const { lockfileVersion, packages } = readJson('package-lock.json') as {
    lockfileVersion: number;
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const { '': root, ...locked } = packages;
  return {
    lockfileVersion,
    requires: true,
    packages: {
      '': { dependencies: { quoin: `file:${tarball}` } },
      'node_modules/quoin': { ...root, version, resolved: `file:${tarball}`, dependencies },
      ...Object.fromEntries(Object.entries(locked).filter(([, { dev }]) => dev !== true)),
    },
  };
}

/** Returns the path of a tarball with another package.json. */
function repack(change: Partial<PackageJson>): string {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', unpacked]);
  const file = join(unpacked, 'package/package.json');
  writeFileSync(file, JSON.stringify({ ...(readJson(file) as PackageJson), ...change }));
  npm(['pack', '--ignore-scripts', join(unpacked, 'package')]);
  return join(folder, `quoin-${change.version}.tgz`);
}

function npm(args: readonly string[], cwd = folder): string {
  return execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the installed program. */
function quoin(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync(join(folder, 'node_modules/.bin/quoin'), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { code: status, errors: stderr };
}

/** Texts of all files of a site. */
function textsOf(site: string): Readonly<Record<string, string>> {
  const entries = readdirSync(join(folder, site), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'latin1')]));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(value));
}
