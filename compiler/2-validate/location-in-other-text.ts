import { findNodeAtLocation, findNodeAtOffset, getNodePath, type Node } from 'jsonc-parser';
import type { SourceLocation } from '../diagnostics/diagnostic.ts';
import { createSourceText } from '../diagnostics/source-text.ts';
import { readTree } from './parse-json.ts';

export interface OtherTextOptions {
  /** The JSON text that the location refers to. */
  readonly from: string;
  /** The JSON text that users see. It may have other fields, another order and other values. */
  readonly to: string;
}

export interface OtherLocation {
  /** Location of the same value in the other text, or of the nearest value around it. */
  readonly location: SourceLocation;
  /** Undefined when the location is exactly the value; otherwise the path to the value: `body.title`. */
  readonly path: string | undefined;
}

/** Converts a location in one text of a document to the location in another text of it. */
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

/** Compares lists and objects only by kind: the contents may differ. */
function isSame(left: Node, right: Node): boolean {
  return left.type === right.type && left.value === right.value;
}
