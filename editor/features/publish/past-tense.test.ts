import { expect, it } from 'vitest';
import { t as tPages } from '../pages/strings/pages-strings.ts';
import { t as tSettings } from '../settings/strings.ts';
import { toPastTense } from './past-tense.ts';

it('turns labels into past tense and keeps field names', () => {
  const name = tSettings('settings.restockAutomatic');
  expect(toPastTense(tSettings('settings.edit', { field: name }))).toBe('Edited “Send alerts automatically”');
  expect(toPastTense(tPages('step.editBlock', { field: 'caption' }))).toBe('Edited “caption”');
  expect(toPastTense(tPages('step.editSection'))).toBe('Edited section');
  expect(toPastTense('Move block')).toBe('Move block');
});
