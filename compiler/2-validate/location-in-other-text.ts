import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import { createSourceText } from '../diagnostics/source-text.ts';
import { readTree } from './parse-json.ts';

export interface OtherTextOptions {
  /** The JSON text that `place` was found in. */
  readonly from: string;
  /** The JSON text that people see: it may have other fields, another order, other values. */
  readonly to: string;
}

export interface OtherLocation {
  /** In the other text: of the same value, or of what is nearest around it. */
  readonly location: SourceLocation;
  /** Undefined where `place` is that of the same value; else how one gets to the value: `body.title`. */
  readonly path: string | undefined;
}

/** Where a place of one text of a document stands in another text of it. */
export function locationInOtherText(location: SourceLocation, { from, to }: OtherTextOptions): OtherLocation {
  const other = createSourceText(location.file, to);
  const [fromTree, toTree] = [readTree(from, []), readTree(to, [])];
  const node = fromTree && findNodeAtOffset(fromTree, location.start.offset);
  if (node === undefined) return { location: other.location(0, 0), path: undefined };
  const path = getNodePath(node);
  if (toTree === undefined) return { location: other.location(0, 0), path: path.join('.') };
  const same = findNodeAtLocation(toTree, path);
  const shown = isKey(node) ? same?.parent?.children?.[0] : same;
  if (shown !== undefined && isSame(node, shown)) {
    const isWhole = location.end.offset === node.offset + node.length;
    return {
      location: other.location(shown.offset, shown.offset + (isWhole ? shown.length : 1)),
      path: undefined,
    };
  }
  let around = toTree;
  for (let length = 1; length < path.length; length++)
    around = findNodeAtLocation(toTree, path.slice(0, length)) ?? around;
  return { location: other.location(around.offset, around.offset + 1), path: path.join('.') };
}

function isKey(node: Node): boolean {
  return node.parent?.type === 'property' && node.parent.children?.[0] === node;
}

/** Of a list or an object only that it is one: it may have what the other lacks. */
function isSame(left: Node, right: Node): boolean {
  return left.type === right.type && left.value === right.value;
}
