import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDeploySettings } from './deploy-settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(file: unknown, environment?: string) {
  mkdirSync(folder, { recursive: true });
  if (file !== undefined)
    writeFileSync(join(folder, 'deploy.json'), typeof file === 'string' ? file : JSON.stringify(file));
  return readDeploySettings({ folder, defaultName: 'my-shop', environment });
}

const FILE = {
  name: 'olaria',
  hosts: { 'olaria.example': 'olaria', 'books.example': 'books' },
  variables: { CART_SHARDS: '64', MAIL_FROM: 'shop@olaria.example' },
  environments: { staging: { variables: { CART_SHARDS: '4' } } },
};

describe('deploy.json', () => {
  it('is optional: the Worker has the name of the folder and is reached at workers.dev', () => {
    expect(read(undefined)).toEqual({ worker: 'my-shop', hosts: { '*': 'site' }, variables: {} });
  });

  it('has hosts of several sites, and variables', () => {
    const { environments: _, name, ...settings } = FILE;
    expect(read(FILE)).toEqual({ worker: name, ...settings });
  });

  it('has environments with other variables, and never the hosts of production', () => {
    expect(read(FILE, 'staging')).toEqual({
      worker: 'olaria-staging',
      hosts: { '*': 'site' },
      variables: { CART_SHARDS: '4', MAIL_FROM: 'shop@olaria.example' },
    });
  });

  it.each<[string, unknown, string | undefined, string]>([
    ['an unknown environment', FILE, 'stagings', 'Unknown environment: --env stagings'],
    ['no JSON', '{', undefined, 'deploy.json is not valid JSON'],
    ['another type', [], undefined, 'deploy.json: '],
    ['an unknown key', { host: {} }, undefined, 'deploy.json: '],
    [
      'a URL as a host',
      { hosts: { 'https://a.example': 'a' } },
      undefined,
      'deploy.json, hosts.https://a.example',
    ],
    ['a name with spaces', { name: 'My shop' }, undefined, 'deploy.json, name: must be 1 to 42'],
    ['a secret', { variables: { MAIL_TOKEN: 'x' } }, undefined, 'deploy.json contains the secret MAIL_TOKEN'],
    [
      'an unknown variable',
      { variables: { MAIL_FORM: 'x' } },
      undefined,
      'sets the unknown variable MAIL_FORM',
    ],
    ['hosts as a variable', { variables: { HOSTS: '{}' } }, undefined, 'sets the unknown variable HOSTS'],
  ])('is rejected with %s', (_what, file, environment, message) => {
    expect(() => read(file, environment)).toThrow(message);
  });

  it('suggests the name that was meant', () => {
    expect(() => read(FILE, 'stagings')).toThrow(
      expect.objectContaining({ hint: 'did you mean --env staging?' }),
    );
    expect(() => read({ variables: { MAIL_FORM: 'x' } })).toThrow(
      expect.objectContaining({ hint: 'did you mean MAIL_FROM?' }),
    );
  });
});
