import { describe, expect, it } from 'vitest';
import { may } from '../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../formatters/vocabulary/index.ts';
import { insertEntries } from './insert-entries.ts';

function codeFor(role: keyof typeof CONTRIBUTOR_ROLE) {
  const entries = insertEntries(new Map(), (action) => may([CONTRIBUTOR_ROLE[role]], action));
  return entries.find(({ id }) => id === 'code');
}

describe('the blocks that can be added', () => {
  it.each(['admin', 'website-manager', 'editor'] as const)('%s may add code', (role) => {
    expect(codeFor(role)).toEqual({ id: 'code', label: 'Code' });
  });

  it('R-EDSITE-CODE-02: whoever may not write code is told so, instead of being refused afterwards', () => {
    expect(codeFor('draft-editor')).toMatchObject({
      isDisabled: true,
      description: 'Only for people who may write code',
    });
  });

  it('others are not hindered', () => {
    const entries = insertEntries(new Map(), (action) => may([CONTRIBUTOR_ROLE['draft-editor']], action));
    expect(entries.find(({ id }) => id === 'text')).toEqual({ id: 'text', label: 'Text' });
  });
});
