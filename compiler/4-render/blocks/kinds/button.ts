import { buttonFields } from '../platform-fields.ts';
import type { BlockRendering } from './block-rendering.ts';

export const button: BlockRendering<'button'> = {
  template:
    '<a class="sqs-block-button-element"{.if href} href="{href|htmltag}"{.end}{.if newWindow} target="_blank" rel="noopener"{.end}>{label|htmltag}</a>',
  isHidden: ({ href }) => href.trim() === '',
  data: (value, { mark }) => {
    const label = mark('label', value.label);
    return { ...value, label, ...buttonFields(value, label) };
  },
};
