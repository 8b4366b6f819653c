import type { Tag } from './scan-tags.ts';
import type { Rejection, TagWriter } from './tag-writer.ts';

/** `<squarespace:script src combo>`: a script element for a file in `scripts/`. */
export function expandScript({ attributes: { src = '' } }: Tag, writer: TagWriter): Rejection | undefined {
  const name = src.replace(/^\/?(scripts\/)?/, '');
  if (name === '') return { message: 'The tag needs a src', hint: '<squarespace:script src="site.js" />' };
  if (!writer.expansion.scriptNames.includes(name)) {
    return { message: `The theme has no script "${name}"`, hint: 'scripts are files in scripts/' };
  }
  writer.generate(`<script src="/scripts/${encodeURI(name).replaceAll('"', '%22')}"></script>`);
  return undefined;
}
