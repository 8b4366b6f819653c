/**
 * Orders paths of files that say to be the same document: the likely original first. A copy has the longer name: `cup copy.json`,
 * `Copy of cup.json`, `cup (1).json`, `cup-2.json`.
 */
export function originalsFirst(left: string, right: string): number {
  const [leftName, rightName] = [nameOf(left), nameOf(right)];
  if (leftName.length !== rightName.length) return leftName.length - rightName.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
