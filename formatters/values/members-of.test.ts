import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '../contract.ts';
import { frameMember } from './member.ts';
import { membersOf } from './members-of.ts';

describe('membersOf', () => {
  it('reads any JSON as frameMember does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (json, other) => {
        const value = json as Value;
        const names = [other, ...Object.keys(value ?? {})].filter((name) => !(name in Array.prototype));
        for (const name of names) expect(membersOf(value)[name]).toEqual(frameMember(value, name));
      }),
    );
    expect(membersOf({ title: 'a' }).title).toBe('a');
  });

  it('reads nothing that is inherited', () => {
    expect(membersOf(Object.create({ title: 'inherited' })).title).toBeUndefined();
    expect(membersOf(Object.assign(Object.create(null), { title: 'own' })).title).toBe('own');
    expect(membersOf(Object.assign([], { title: 'no name of a list' })).title).toBeUndefined();
  });
});
