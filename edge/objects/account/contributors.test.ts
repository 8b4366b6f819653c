import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { type Contributors, createContributors } from './contributors.ts';

const { admin, editor, 'store-manager': storeManager } = CONTRIBUTOR_ROLE;
const ANA = { email: 'ana@olaria.test', name: 'Ana', roles: [editor, admin] };

function withContributors(step: (contributors: Contributors) => void) {
  return runInDurableObject(env.ACCOUNT.get(env.ACCOUNT.newUniqueId()), (_, { storage }) =>
    step(createContributors(storage.sql)),
  );
}

describe('the contributor of a key', () => {
  it('has the name of the role', async () => {
    await withContributors((contributors) => {
      expect(contributors.forKey('shop', storeManager, 1)).toMatchObject({
        email: 'store-manager@localhost',
        name: 'store manager',
        roles: [storeManager],
      });
    });
  });

  it('is the first administrator of the site', async () => {
    await withContributors((contributors) => {
      contributors.save('other', { ...ANA, email: 'rui@olaria.test' }, 1);
      const ana = contributors.save('shop', ANA, 2);
      contributors.save('shop', { ...ANA, email: 'eva@olaria.test' }, 3);
      expect(contributors.forKey('shop', admin, 4).id).toBe(ana.id);
    });
  });

  it('of another role is not a person who has it', async () => {
    await withContributors((contributors) => {
      const ana = contributors.save('shop', ANA, 1);
      expect(contributors.forKey('shop', editor, 2).id).not.toBe(ana.id);
    });
  });
});

describe('a contributor', () => {
  it('has roles per site', async () => {
    await withContributors((contributors) => {
      const { id } = contributors.save('shop', ANA, 1);
      contributors.save('other', { ...ANA, roles: [editor] }, 2);
      const roles = ['shop', 'other', 'third'].map((site) => contributors.byId(site, id)?.roles);
      expect(roles).toEqual([[editor, admin], [editor], undefined]);
    });
  });

  it('keeps the password when only name and roles are saved', async () => {
    await withContributors((contributors) => {
      contributors.save('shop', { ...ANA, password: 'hash' }, 1);
      contributors.save('shop', { ...ANA, name: 'Ana S.' }, 2);
      expect(contributors.byEmail('shop', ANA.email)).toMatchObject({
        contributor: { name: 'Ana S.' },
        password: 'hash',
      });
    });
  });
});
