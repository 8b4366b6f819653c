import { blockFieldMark } from '../../../model/block-field-mark.ts';
import { hasTemplateCode } from './has-template-code.ts';
import type { Tag } from './scan-tags.ts';
import type { Rejection, TagWriter } from './tag-writer.ts';

/**
 * `<squarespace:block-field id columns class>`: an area of blocks. The tag becomes the frame of the area, with a mark that is
 * replaced by the blocks after the page is rendered: an id with template code is only known then.
 */
export function expandBlockField({ attributes }: Tag, writer: TagWriter): Rejection | undefined {
  const { id = '', columns = '', class: className = '', label = '' } = attributes;
  if (id === '') {
    return { message: 'The tag needs an id', hint: '<squarespace:block-field id="footer" columns="12" />' };
  }
  const [count = '12'] = /^\d{1,2}$/.exec(columns.trim()) ?? [];
  if (columns.trim() !== '' && count !== columns.trim())
    writer.warn({ code: 'theme/broken-tag', message: '"columns" must be a number', hint: '12 is used' });
  const classes = ['sqs-layout', 'sqs-grid-12', `columns-${count}`, className].filter((name) => name !== '');
  const fieldId = id.replace(TEMPLATE_CODE, '*');
  const named = label !== '' && !hasTemplateCode(label) && { label };
  writer.use({ kind: 'block-field', key: `block-field/${fieldId}`, fieldId, ...named });
  writer.generate(
    `<div class="${attribute(classes.join(' '))}" data-type="block-field" id="${attribute(id)}">${blockFieldMark(id)}</div>`,
  );
  return undefined;
}

const TEMPLATE_CODE = /\{[^{}]*\}/g;

/** Template code in the value is kept with its quotes: it is not HTML yet. */
function attribute(value: string): string {
  return hasTemplateCode(value) ? value : value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
