import { type Bodies, type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import type { EditTarget } from '../../../../core/text-editing/editing/edit-target.ts';

/**
 * Resolves a `data-edit` attribute: `page:home/blocks/a/value/markdown` is the text of a block, `…/value/caption`
 * a single line. Returns undefined for unknown paths and for post bodies, which have their own editor.
 */
export function editTargetOf(bodies: Bodies, path: string): EditTarget | undefined {
  const [key = '', ...at] = path.split('/');
  const doc = key as DocKey;
  const body = bodies.get(doc);
  const last = at.at(-1);
  if (body === undefined || last === undefined) return undefined;
  const found = valueAt(body, at);
  if (typeof found !== 'string') return undefined;
  if (last !== 'markdown' && last !== 'html') return { doc, at, kind: 'line', value: { text: found } };
  const isTextBlock =
    at[0] === 'blocks' && at.length === 4 && valueAt(body, ['blocks', at[1] ?? '', 'kind']) === TEXT_BLOCK;
  if (!isTextBlock) return undefined;
  const value = last === 'markdown' ? { markdown: found } : { html: found };
  return { doc, at: at.slice(0, -1), kind: 'blocks', value };
}

/** Only text blocks are edited in place: Markdown blocks store Markdown verbatim. */
const TEXT_BLOCK = 2;
