import { describe, expect, it } from 'vitest';
import { may } from '../../../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../../../formatters/vocabulary/site/contributor-role.ts';
import { insertOptions } from './insert-options.tsx';

function codeFor(role: keyof typeof CONTRIBUTOR_ROLE) {
  const entries = insertOptions(new Map(), (action) => may([CONTRIBUTOR_ROLE[role]], action));
  return entries.find(({ id }) => id === 'code');
}

describe('the insert menu', () => {
  it.each(['admin', 'website-manager', 'editor'] as const)('%s may add code', (role) => {
    expect(codeFor(role)).toEqual({ id: 'code', label: 'Code', description: 'Custom HTML' });
  });

  it('R-EDSITE-CODE-02: disables code blocks with an explanation for users who may not edit code', () => {
    expect(codeFor('draft-editor')).toMatchObject({
      isDisabled: true,
      description: 'Requires permission to edit code',
    });
  });

  it('does not restrict other blocks', () => {
    const entries = insertOptions(new Map(), (action) => may([CONTRIBUTOR_ROLE['draft-editor']], action));
    expect(entries.find(({ id }) => id === 'text')).not.toHaveProperty('isDisabled');
  });

  it('describes each block', () => {
    for (const { description } of insertOptions(new Map(), () => true)) expect(description).not.toBe('');
  });

  it('allows image blocks without images for users who may upload them', () => {
    const entryFor = (role: keyof typeof CONTRIBUTOR_ROLE) =>
      insertOptions(new Map(), (action) => may([CONTRIBUTOR_ROLE[role]], action)).find(
        ({ id }) => id === 'image',
      );
    expect(entryFor('editor')).not.toHaveProperty('isDisabled');
    expect(insertOptions(new Map(), () => false).find(({ id }) => id === 'image')).toMatchObject({
      isDisabled: true,
      description: 'Upload an image first',
    });
  });
});
