import type { Path } from '../../../formatters/index.ts';
import { type Generator, isIndex, type Level } from './generator.ts';

/** Generates the lookup of a name from a level down; returns the variable that holds the result (language reference 7.3). */
export function generateLookup(path: Path, level: Level, generator: Generator): string {
  const [first, ...steps] = path;
  if (first === '@') return generateSteps(level.node, steps, generator);
  const found = generator.fresh();
  if (first === undefined) generator.line(`let ${found};`);
  else if (isIndex(first)) generator.line(`let ${found} = ${indexExpression(first, level)};`);
  else generateName(found, first, level, generator);
  return generateSteps(found, steps, generator);
}

/** Generates the lookup of a name on one level alone (language reference 7.4). */
export function generateLocalLookup(path: Path, level: Level, generator: Generator): string {
  const [first, ...steps] = path;
  if (first === '@') return generateSteps(level.node, steps, generator);
  const found = generator.fresh();
  if (first === undefined) generator.line(`let ${found};`);
  else generator.line(`let ${found} = ${ownOf(level, first)};`);
  return generateSteps(found, steps, generator);
}

function generateSteps(start: string, steps: Path, generator: Generator): string {
  let value = start;
  for (const name of steps) {
    const next = generator.fresh();
    const key = JSON.stringify(name);
    const slow = `member(${value}, ${key})`;
    const read = isInherited(name) ? slow : `isPlainObject(${value}) ? dataOf(${value}[${key}]) : ${slow}`;
    generator.line(`let ${next} = ${read};`);
    value = next;
  }
  return value;
}

/** Level by level, then the frames below the first level of the source. */
function generateName(found: string, name: string | number, level: Level, generator: Generator): void {
  // Most printed values are strings, which need only one test.
  generator.line(`let ${found} = ${readOf(level, name)};`);
  generator.line(`if (typeof ${found} !== 'string') { ${found} = dataOf(${found});`);
  let depth = 1;
  let asked = level.node;
  for (let current = level.parent; current !== undefined; current = current.parent) {
    if (current.node === asked || isSilentArray(current, name)) continue;
    asked = current.node;
    generator.line(`if (${found} === undefined) { ${found} = ${ownOf(current, name)};`);
    depth++;
  }
  const isPlainName = typeof name === 'string' && name !== 'length' && !isInherited(name);
  const look = isPlainName
    ? `${generator.outward(name)}(below, n0)`
    : `lookUpMember(below, ${JSON.stringify(name)})`;
  generator.line(
    `if (${found} === undefined && below !== undefined) ${found} = ${look};${'}'.repeat(depth)}`,
  );
}

/** The array of a loop has no name but its length. */
function isSilentArray({ index }: Level, name: string | number): boolean {
  return index !== undefined && typeof name === 'string' && name !== 'length';
}

/** The innermost running loop provides the index; without one in the source, the frames below may have one. */
function indexExpression(name: string | number, level: Level): string {
  for (let current: Level | undefined = level; current !== undefined; current = current.parent) {
    if (current.index !== undefined) return name === '@index' ? `${current.index} + 1` : current.index;
  }
  return `lib.resolveFrom(f0, [${JSON.stringify(name)}], run.dialect)`;
}

/**
 * Reads a property of a plain object inline, where the engine can learn its shape, and calls the general function for everything
 * else: inherited names, arrays, other objects.
 */
function ownOf(level: Level, name: string | number): string {
  return `dataOf(${readOf(level, name)})`;
}

/** The same, for values that may be functions in the data. */
function readOf({ node, plain }: Level, name: string | number): string {
  const key = JSON.stringify(name);
  const slow = `frameMember(${node}, ${key})`;
  return isInherited(name) ? slow : `${plain} ? ${node}[${key}] : ${slow}`;
}

function isInherited(name: string | number): boolean {
  return name in Object.prototype;
}
