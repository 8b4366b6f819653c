import type { Style } from '../../../2-validate/theme/style-compiler.ts';
import { socialIconFont, usedServices } from './social-icon-font.ts';
import { SQS_GRID_BREAKER } from './sqs-grid-breaker.ts';
import { sqsUiFont, usedIcons } from './sqs-ui-font.ts';
import { SVG_ICON_TEMPLATES } from './svg-icon-templates.ts';

/**
 * Returns the text of a style sheet that the platform provides, by the name that themes import. `styles` are the sheets of
 * the theme: some sheets contain what these use.
 */
export function platformSheet(url: string, styles: readonly Style[]): string | undefined {
  const name = url.replace(/^.*\//, '').replace(/\.(?:less|css)$/, '');
  const all = (used: (text: string) => readonly string[]) => [
    ...new Set(styles.flatMap(({ text }) => used(text))),
  ];
  switch (name) {
    case 'sqs-grid-breaker':
      return SQS_GRID_BREAKER;
    case 'sqs-ui-font':
      return sqsUiFont(all(usedIcons));
    case 'social-icon-font':
      return socialIconFont(all(usedServices));
    case 'svg-icon-templates':
      return SVG_ICON_TEMPLATES;
    default:
      return undefined;
  }
}
