/** A printable diff: changed lines with `-` and `+`, and a caret below the first difference. */
export function textDiff(expected: string, actual: string): readonly string[] {
  const left = expected.split('\n');
  const right = actual.split('\n');
  if (left.length === 1 && right.length === 1) return pair(expected, actual);
  return lineDiff(left, right);
}

/** Prints two lines above each other; makes whitespace visible when nothing else differs. */
function pair(expected: string, actual: string): readonly string[] {
  const isSpaceOnly = expected.replace(/\s/g, '') === actual.replace(/\s/g, '');
  const show = isSpaceOnly ? showSpace : (text: string) => text;
  const at = firstDifference(expected, actual);
  const from = Math.max(0, at - BEFORE);
  const head = from > 0 ? '…' : '';
  const cut = (text: string) =>
    `${head}${show(text.slice(from, from + MAX_WIDTH))}${text.length > from + MAX_WIDTH ? '…' : ''}`;
  return [`- ${cut(expected)}`, `+ ${cut(actual)}`, `  ${' '.repeat(head.length + at - from)}^`];
}

/** Characters shown of a long line, and how many of them precede the first difference. */
const MAX_WIDTH = 140;
const BEFORE = 60;

function firstDifference(left: string, right: string): number {
  let at = 0;
  while (at < left.length && at < right.length && left[at] === right[at]) at++;
  return at;
}

function showSpace(text: string): string {
  return text.replace(/ /g, '·').replace(/\t/g, '→').replace(/\r/g, '␍').replace(/\n/g, '␊');
}

/** Unchanged lines around a change, and the maximum number of printed lines. */
const CONTEXT = 2;
const MAX_LINES = 60;

function lineDiff(left: readonly string[], right: readonly string[]): readonly string[] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let leftEnd = left.length;
  let rightEnd = right.length;
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--;
    rightEnd--;
  }
  const middle = changes(left.slice(start, leftEnd), right.slice(start, rightEnd));
  const before = left.slice(Math.max(0, start - CONTEXT), start).map((line) => `  ${line}`);
  const after = left.slice(leftEnd, leftEnd + CONTEXT).map((line) => `  ${line}`);
  const all = [`@ line ${start + 1}`, ...before, ...withCarets(middle), ...after];
  return all.length <= MAX_LINES
    ? all
    : [...all.slice(0, MAX_LINES), `… ${all.length - MAX_LINES} lines more`];
}

type Change = readonly [sign: ' ' | '-' | '+', line: string];

/** Above this table size, prints all old lines followed by all new lines. */
const MAX_CELLS = 4_000_000;

/** Longest common subsequence, by dynamic programming. */
function changes(left: readonly string[], right: readonly string[]): readonly Change[] {
  if (left.length * right.length > MAX_CELLS) {
    return [...left.map((line) => ['-', line] as const), ...right.map((line) => ['+', line] as const)];
  }
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const isSame = left[row] === right[column];
      lengths[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: Change[] = [];
  let row = 0;
  let column = 0;
  while (row < left.length || column < right.length) {
    if (row < left.length && left[row] === right[column]) {
      found.push([' ', left[row] ?? '']);
      row++;
      column++;
    } else if (column >= right.length || (row < left.length && at(row + 1, column) >= at(row, column + 1))) {
      found.push(['-', left[row++] ?? '']);
    } else found.push(['+', right[column++] ?? '']);
  }
  return found;
}

/** Prints one line that replaces one line as a pair. */
function withCarets(all: readonly Change[]): readonly string[] {
  return all.flatMap(([sign, line], index) => {
    const next = all[index + 1];
    const previous = all[index - 1];
    const isSingle = all[index + 2]?.[0] !== '+' && previous?.[0] !== '-';
    if (sign === '-' && next?.[0] === '+' && isSingle) return pair(line, next[1]);
    if (sign === '+' && previous?.[0] === '-' && all[index - 2]?.[0] !== '-' && all[index + 1]?.[0] !== '+')
      return [];
    return [`${sign} ${line}`];
  });
}
