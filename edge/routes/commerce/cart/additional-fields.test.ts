import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api-error.ts';
import { form } from '../../../testing/forms.ts';
import { product, shopData } from '../../../testing/shop.ts';
import { checkedFields, type GivenFields } from './additional-fields.ts';

const engraving = form({
  name: 'Engraving',
  fields: {
    name: { order: 'a', type: 'text', rawTitle: 'Name', required: true },
    note: { order: 'b', type: 'text', rawTitle: 'Note', maxLength: 5 },
  },
});
const products = {
  cup: product({ id: 'cup', additionalFieldsFormId: 'engraving' }),
  plain: product({ id: 'plain' }),
  broken: product({ id: 'broken', additionalFieldsFormId: 'none' }),
};
const data = { ...shopData({ products }), forms: { engraving } };

/** Returns the text to store, or the rejection. */
function resultOf(given: GivenFields): unknown {
  try {
    return checkedFields(data, given);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.status, error.body()];
  }
}

describe('the fields of a product with a form', () => {
  it('are stored as they were sent', () => {
    const text = '{"name":"Ana","note":"x"}';
    expect(resultOf({ itemId: 'cup', text })).toBe(text);
  });

  it('are read from a plain form', () => {
    const formEntries = [
      ['field.name', ' Ana '],
      ['other', 'x'],
    ] as const;
    expect(resultOf({ itemId: 'cup', formEntries })).toBe('{"name":"Ana","note":""}');
  });

  it.each([[{ text: '{"note":"longer"}' }], [{ formEntries: [['field.note', 'longer']] as const }]])(
    'are rejected with a message and the errors of all fields (R-PROD-ADD-20): %j',
    (given) => {
      const message = 'Update the missing or invalid information above.';
      const errors = { name: 'Required', note: 'You have exceeded the character limit.' };
      expect(resultOf({ itemId: 'cup', ...given })).toEqual([400, { error: message, message, errors }]);
    },
  );

  it('are required', () => {
    expect(resultOf({ itemId: 'cup' })).toMatchObject([400, { errors: { name: 'Required' } }]);
  });
});

describe.each(['plain', 'broken', 'none'])('the fields of the product %s, without a form', (itemId) => {
  it.each([
    [undefined, undefined],
    ['{}', undefined],
    ['{"for":"Ana"}', '{"for":"Ana"}'],
  ])('%j are stored as %j', (text, stored) => {
    expect(resultOf({ itemId, text })).toBe(stored);
  });

  it.each(['', 'x', 'null', '1', '"x"', '[]', '["a"]'])('cannot be %j', (text) => {
    const message = 'additionalFields must be a JSON-encoded object.';
    expect(resultOf({ itemId, text })).toEqual([400, { error: message, message }]);
  });
});
