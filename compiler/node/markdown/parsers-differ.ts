/**
 * Returns whether satteri and remark may read this Markdown differently, so that the published page would not be what the canvas
 * shows. Covers more texts than differ: such a text only takes longer. Linear in the length of the text.
 */
export function parsersDiffer(markdown: string): boolean {
  return (
    DIFFERENCES.some((pattern) => pattern.test(markdown)) ||
    (hasAddressSign(markdown) && RARE_ADDRESS.test(markdown)) ||
    (markdown.includes('\t') && LINE_OF_TABS.test(markdown)) ||
    hasRareTable(markdown) ||
    hasTaskHeading(markdown)
  );
}

/** Found by comparing both with generated texts: see `parsers-agree.test.ts`. */
const DIFFERENCES: readonly RegExp[] = [
  // Emphasis next to a character of two UTF-16 units, such as an emoji: remark sees no symbol in its first half.
  /[*_~][\ud800-\udbff]|[\udc00-\udfff](?:[*_~]|www\.|https?:)/i,
  // Both signs of emphasis next to each other, and an escaped one next to one that is not.
  /\*_|_\*|\\[*_~][*_~]/,
  // Line ends of old Macs. For remark, a byte order mark is white space.
  /\r(?!\n)|\ufeff/,
  // A bare URL that starts with a sign, with others than ASCII characters, or that the border of a table cell ends.
  /:\/\/[^\p{L}\p{N}]/u,
  /[\u0080-\uffff](?<=(?:www\.|:\/\/)[\w.-]*.)|\|(?<=(?:www\.|:\/\/)[^\s|]*.)/i,
  // A box that is not between a list marker and a word, with one space on each side.
  /\[[\sxX]\](?:(?! \S)|(?<!^[\t >]*(?:[-*+]|\d{1,9}[.)]) .{3}))/ms,
  // A line break at the end of the words of a link.
  /\\\r?\n[\t >]*\]/,
  // A list item that looks like the second line of a table.
  /^[\t >]*-[\t ](?=[^\n|]*\|)[\t :|-]*$/m,
  // A footnote in a link or after an exclamation mark, or one whose text does not start with a word.
  /\[[^[\]]*\[\^|!\[\^|\[\^[^[\]\n]*\]:(?! (?:["'([_`\p{L}]|\*\*?\p{L}|\d+[^\d.)]))/u,
];

/** A bare email address after another sign or letter than those of addresses, or with a scheme. */
const RARE_ADDRESS = /[/\\\u0080-\uffff][\w.+-]+@|(?<![(<])(?:mailto|xmpp):/i;

/** A line of tabs, which may belong to code. */
const LINE_OF_TABS = /^[ >]*\t[\t >]*\r?$/m;

/** Looking for single characters takes a hundredth of the time of a pattern. */
function hasAddressSign(markdown: string): boolean {
  return markdown.includes('@') || markdown.includes(':');
}

/** Without an empty line between them: a table and the definition of a link, or a row that starts like HTML. */
function hasRareTable(markdown: string): boolean {
  if (!(markdown.includes(']:') || markdown.includes('<')) || !TABLE.test(markdown)) return false;
  const parts = markdown.split(/\n(?:[\t >\r]*\n)+/);
  return parts.some((part) => TABLE.test(part) && BESIDE_TABLE.test(part));
}

const BESIDE_TABLE = /\]:|^[\t >]*</m;

/** Lines like the second of a table, and more than those. */
const TABLE = /^[\d\t .)*+>:|-]+\r?$/m;

/** A heading in a task list, underlined. */
function hasTaskHeading(markdown: string): boolean {
  return /\[[\sxX]\]/.test(markdown) && /^[\t >]*(?:-+|=+)[\t ]*\r?$/m.test(markdown);
}
