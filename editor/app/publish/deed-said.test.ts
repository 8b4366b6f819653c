import { expect, it } from 'vitest';
import { tSettings } from '../../strings/screens/settings.ts';
import { t } from '../../strings.ts';
import { deedSaid } from './deed-said.ts';

it('says what was done to a field, with its name as a name', () => {
  const name = tSettings('settings.restockAutomatic');
  expect(deedSaid(tSettings('settings.edit', { field: name }))).toBe(
    'Changed “Tell them as soon as there is stock again”',
  );
  expect(deedSaid(t('step.editBlock', { field: 'caption' }))).toBe('Changed “caption”');
  expect(deedSaid(t('step.editSection'))).toBe('Changed section');
  expect(deedSaid('Move block')).toBe('Move block');
});
