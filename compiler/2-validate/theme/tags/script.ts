import type { TagWriter } from './expand-tags.ts';
import type { Tag } from './scan-tags.ts';

/** `<squarespace:script src combo>`: a script element for a file below `scripts/`. */
export function expandScript({ attributes: { src = '' } }: Tag, writer: TagWriter): void {
  const name = src.replace(/^\/?(scripts\/)?/, '');
  if (name === '')
    return writer.refuse('The tag needs a src', '<squarespace:script src="site.js" combo="true" />');
  if (!writer.surroundings.scriptNames.includes(name)) {
    return writer.refuse(`The theme has no script "${name}"`, 'it is a file below scripts/');
  }
  writer.generate(`<script src="/scripts/${encodeURI(name).replaceAll('"', '%22')}"></script>`);
}
