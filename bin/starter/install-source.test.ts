import { afterAll, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { installSource } from './install-source.ts';

const PACKAGE = '{"name":"quoin","version":"1.2.3"}';

/** A project that npm installed Quoin in, from `resolved`. */
function project(name: string, resolved?: string): Record<string, string> {
  const packages = { 'node_modules/quoin': { version: '1.2.3', ...(resolved && { resolved }) } };
  return {
    [`${name}/node_modules/quoin/package.json`]: PACKAGE,
    ...(resolved && { [`${name}/node_modules/.package-lock.json`]: JSON.stringify({ packages }) }),
  };
}

const folder = createTemporaryFolder({
  'repository/package.json': PACKAGE,
  ...project('registry', 'https://registry.example/quoin/-/quoin-1.2.3.tgz'),
  ...project('tarball', 'file:../downloads/quoin-1.2.3.tgz'),
  ...project('git', 'git+ssh://git@git.example/quoin.git#0dd4012'),
  ...project('another-manager'),
});
afterAll(() => folder.remove());

describe('a site depends on the Quoin that created it', () => {
  test.each([
    ['the registry, in a compatible version', 'registry/node_modules/quoin', '^1.2.3', false],
    ['a tarball', 'tarball/node_modules/quoin', 'file:../downloads/quoin-1.2.3.tgz', false],
    ['a git repository', 'git/node_modules/quoin', 'git+ssh://git@git.example/quoin.git#0dd4012', false],
    ['what another package manager installed', 'another-manager/node_modules/quoin', '^1.2.3', false],
    ['its own repository, which is linked', 'repository', 'file:../repository', true],
  ])('from %s', (_name, program, spec, isLinked) => {
    expect(installSource(`${folder.path}/my-shop`, `${folder.path}/${program}`)).toEqual({ spec, isLinked });
  });
});
