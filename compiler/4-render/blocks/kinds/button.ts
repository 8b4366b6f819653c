import { buttonFields } from '../platform-fields.ts';
import type { BlockRendering } from './block-rendering.ts';

export const button: BlockRendering<'button'> = {
  template:
    '<a class="sqs-block-button-element" href="{href|htmltag}"{.if newWindow} target="_blank" rel="noopener"{.end}>{label|htmltag}</a>',
  data: (value, { mark }) => {
    const label = mark('label', value.label);
    return { ...value, label, ...buttonFields(value, label) };
  },
};
