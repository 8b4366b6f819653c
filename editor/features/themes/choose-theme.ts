import { type Operation, switchTheme } from '../../../compiler/model/index.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import type { Command } from '../../core/operations/changes/change.ts';
import { t } from './strings.ts';

/** Changes the theme of the site to another one of its themes, and the design with it. */
export function chooseTheme(folder: string): Command {
  return (bodies) => ({
    label: t('step.chooseTheme'),
    ops: Object.entries(switchTheme(bodies.get(SETTINGS_KEY), folder)).map(
      ([field, value]): Operation => ({
        doc: SETTINGS_KEY,
        at: [field],
        ...(value === undefined ? { kind: 'unset' } : { kind: 'set', value }),
      }),
    ),
  });
}
