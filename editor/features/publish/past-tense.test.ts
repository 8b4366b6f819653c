import { expect, it } from 'vitest';
import { tSettings } from '../../strings/screens/settings.ts';
import { t } from '../../strings.ts';
import { actionReported } from './past-tense.ts';

it('says what was done to a field, with its name as a name', () => {
  const name = tSettings('settings.restockAutomatic');
  expect(actionReported(tSettings('settings.edit', { field: name }))).toBe(
    'Changed “Tell them as soon as there is stock again”',
  );
  expect(actionReported(t('step.editBlock', { field: 'caption' }))).toBe('Changed “caption”');
  expect(actionReported(t('step.editSection'))).toBe('Changed section');
  expect(actionReported('Move block')).toBe('Move block');
});
