import { EMPTY_PAGE } from '../../../../core/preview/page-geometry.ts';
import { k } from '../../kinds/kinds-strings.ts';
import { BLOCK_KINDS, recordOfKind } from '../../model/block-kinds.ts';

/** Rules of the canvas that say in sections and blocks without contents what to add, and that give pages without any room for the same. Published pages show nothing. */
export function emptyBlockStyle(): string {
  return `${EMPTY_PAGE}::before{content:'';display:block;height:18rem}\n${SECTION}{content:${JSON.stringify(k('kind.emptySection'))};${LOOK}}\n${BUTTON}{content:${JSON.stringify(k('kind.chooseLink'))};${NOTE}}\n${BLOCK_KINDS.flatMap(
    (kind) => {
      const { format, empty } = recordOfKind(kind);
      return empty === undefined
        ? []
        : [`${selectorOf(format)}{content:${JSON.stringify(k(empty))};${LOOK}}\n`];
    },
  ).join('')}`;
}

/** A block in a site area has its contents in an element of its own, and a list may have no entries. */
function selectorOf(format: string): string {
  const block = `.sqs-block-${format}`;
  return `:is(${block},${block}>.sqs-block-content,${block} ul):not(:has(*))::before`;
}

const LOOK =
  'display:block;box-sizing:border-box;grid-column:1/-1;padding:1.5rem;border:1px dashed currentColor;border-radius:4px;font:400 14px/1.5 system-ui,sans-serif;letter-spacing:normal;text-align:center;text-transform:none;opacity:.75';

const SECTION = '.section-grid:not(:has(*))::before';

/** A button that leads nowhere, which published pages leave out. */
const BUTTON = '.sqs-block-button a:not([href])::after';

const NOTE = 'display:block;font:400 12px/1.5 system-ui,sans-serif;letter-spacing:normal;text-transform:none';
