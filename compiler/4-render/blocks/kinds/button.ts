import { buttonFields } from '../platform-fields.ts';
import type { BlockRendering } from './block-rendering.ts';

export const button: BlockRendering<'button'> = {
  template:
    '{.if alignment}<div class="align-{alignment|htmltag}">{.end}<a class="sqs-block-button-element"{.if href} href="{href|htmltag}"{.end}{.if newWindow} target="_blank" rel="noopener"{.end}>{label|htmltag}</a>{.if alignment}</div>{.end}',
  isHidden: ({ href }) => href.trim() === '',
  data: (value, { mark }) => {
    const label = mark('label', value.label);
    return { ...value, label, ...buttonFields(value, label) };
  },
};
