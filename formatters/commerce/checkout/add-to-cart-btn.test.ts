import { describe, expect, it } from 'vitest';
import { compileTemplate } from '../../../compiler/template/template.ts';
import type { Value } from '../../contract.ts';

/** The attributes of the button of a product with this content. */
function buttonOf(structuredContent: Value): string {
  const { output } = compileTemplate('{p|add-to-cart-btn}').render({ p: { structuredContent } }, {});
  return /<div class="sqs-add-to-cart-button [^>]*>/.exec(output)?.[0] ?? '';
}

const OPTIONS: Value = [{ id: 'monthly' }];

describe('the subscription option of an add-to-cart button', () => {
  it.each<[Value]>([[true], [1], ['yes']])('exists where isSubscribable is %j', (isSubscribable) => {
    expect(buttonOf({ isSubscribable, productSubscriptionOptions: OPTIONS })).toContain(
      'data-subscription-option-id="monthly"',
    );
  });

  it.each<[Value, Value]>([
    [false, OPTIONS],
    [0, OPTIONS],
    ['', OPTIONS],
    [null, OPTIONS],
    [[1], OPTIONS],
    [{ a: 1 }, OPTIONS],
    [true, []],
    [true, {}],
    [true, 1],
    [true, true],
    [true, null],
  ])('is missing where isSubscribable is %j and the options are %j', (isSubscribable, options) => {
    expect(buttonOf({ isSubscribable, productSubscriptionOptions: options })).not.toContain(
      'data-subscription-option-id',
    );
  });
});

describe('the form of an add-to-cart button', () => {
  const FORM: Value = { name: 'Engraving' };

  it.each<[Value, Value, boolean]>([
    ['f1', FORM, true],
    ['', FORM, false],
    ['f1', {}, false],
    ['f1', undefined, false],
  ])('with the id %j and the form %j is used: %s', (additionalFieldsFormId, additionalFieldsForm, isUsed) => {
    const button = buttonOf({ additionalFieldsFormId, additionalFieldsForm });
    expect([button.includes('use-form'), button.includes('data-form="')]).toEqual([isUsed, isUsed]);
  });
});
