import { scanAttributes } from '../../../template/check/html/tag-attributes.ts';

/** A `squarespace:` tag in a template; offsets are in UTF-16 units. */
export interface Tag {
  /** The name after `squarespace:`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  /** End of the tag, including the closing tag if there is one. */
  readonly end: number;
  /** Range between the tags; undefined for a tag without a closing tag. */
  readonly body: { readonly start: number; readonly end: number; readonly tags: readonly Tag[] } | undefined;
}

/**
 * Finds the tags of a template (theme format, "Tags"). They may occur inside HTML attributes and across block branches, where no
 * HTML parser would find them. Attribute values may be quoted either way or unquoted, and may contain JSON-T, including quotes.
 * Anything else stays text, and so does a tag in a comment.
 */
export function scanTags(text: string): readonly Tag[] {
  const root: OpenTag = { open: undefined, tags: [] };
  const stack: OpenTag[] = [root];
  const depths = new Map<string, number>();
  for (const piece of scanPieces(text)) {
    const top = stack.at(-1) ?? root;
    if (piece.kind === 'self-closing') top.tags.push(withoutBody(piece));
    else if (piece.kind === 'open') {
      stack.push({ open: piece, tags: [] });
      depths.set(piece.name, (depths.get(piece.name) ?? 0) + 1);
    } else if ((depths.get(piece.name) ?? 0) > 0) closeTag(stack, { close: piece, depths });
  }
  while (stack.length > 1) abandon(stack, depths);
  return root.tags;
}

interface OpenTag {
  readonly open: Piece | undefined;
  /** Complete nested tags found so far. */
  readonly tags: Tag[];
}

interface Piece {
  readonly kind: 'open' | 'self-closing' | 'close';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

interface Closing {
  readonly close: Piece;
  /** Number of open tags by name. */
  readonly depths: Map<string, number>;
}

/** Unclosed tags in between have no body. */
function closeTag(stack: OpenTag[], { close, depths }: Closing): void {
  while (stack.at(-1)?.open?.name !== close.name) abandon(stack, depths);
  const { open, tags } = stack.pop() ?? {};
  if (open === undefined) return;
  depths.set(open.name, (depths.get(open.name) ?? 1) - 1);
  const { name, attributes, start } = open;
  const body = { start: open.end, end: close.start, tags: tags ?? [] };
  stack.at(-1)?.tags.push({ name, attributes, start, end: close.end, body });
}

function abandon(stack: OpenTag[], depths: Map<string, number>): void {
  const { open, tags = [] } = stack.pop() ?? {};
  if (open === undefined) return;
  depths.set(open.name, (depths.get(open.name) ?? 1) - 1);
  stack.at(-1)?.tags.push(withoutBody(open), ...tags);
}

function withoutBody({ name, attributes, start, end }: Piece): Tag {
  return { name, attributes, start, end, body: undefined };
}

/** Attributes with capital letters, by the name in lower case: HTML does not distinguish them. */
const NAMES = new Map(['navigationId', 'collectionId', 'itemId'].map((name) => [name.toLowerCase(), name]));

/** A comment of a template (language reference 3.1), whose tags are not expanded, or the beginning of a tag. */
const COMMENT_OR_NAME =
  /\{##[\s\S]*?(?:##\}|$)|\{#[^{}]*\}|<(?<slash>\/?)squarespace:(?<name>[a-z][a-z-]*)(?=[\s/>])/g;

function* scanPieces(text: string): Iterable<Piece> {
  const pattern = new RegExp(COMMENT_OR_NAME);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { slash, name } = match.groups ?? {};
    const scanned = name === undefined ? undefined : scanAttributes(text, match.index + match[0].length);
    if (name === undefined || scanned === undefined) continue;
    const { end, isSelfClosing } = scanned;
    const attributes = Object.fromEntries(
      scanned.attributes.map(({ name: key, value }) => [
        NAMES.get(key.toLowerCase()) ?? key.toLowerCase(),
        value,
      ]),
    );
    const kind = slash === '/' ? 'close' : isSelfClosing ? 'self-closing' : 'open';
    yield { kind, name, attributes, start: match.index, end };
    pattern.lastIndex = end;
  }
}
