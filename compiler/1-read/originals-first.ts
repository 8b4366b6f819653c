/**
 * Compares paths of files with the same document id: the likely original first. Copies have longer names: `cup copy.json`, `Copy
 * of cup.json`, `cup (1).json`, `cup-2.json`.
 */
export function originalsFirst(left: string, right: string): number {
  const [leftName, rightName] = [nameOf(left), nameOf(right)];
  if (leftName.length !== rightName.length) return leftName.length - rightName.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
