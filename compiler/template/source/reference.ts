import type { Path } from '../../../formatters/index.ts';
import { type Generator, isIndex, type Level } from './generator.ts';

/** Writes the lookup of a name from a level down; gives the variable that holds what was found (language reference 7.3). */
export function generateLookUp(path: Path, level: Level, generator: Generator): string {
  const [first, ...steps] = path;
  if (first === '@') return generateSteps(level.node, steps, generator);
  const found = generator.fresh();
  if (first === undefined) generator.line(`let ${found};`);
  else if (isIndex(first)) generator.line(`let ${found} = ${indexExpression(first, level)};`);
  else generateName(found, first, level, generator);
  return generateSteps(found, steps, generator);
}

/** Writes the lookup of a name on one level alone (language reference 7.4). */
export function generateLookUpHere(path: Path, level: Level, generator: Generator): string {
  const [first, ...steps] = path;
  if (first === '@') return generateSteps(level.node, steps, generator);
  const found = generator.fresh();
  generator.line(`let ${found};`);
  if (first !== undefined)
    generateOwn(found, level.node, { name: first, otherwise: 'frameMember' }, generator);
  return generateSteps(found, steps, generator);
}

function generateSteps(start: string, steps: Path, generator: Generator): string {
  let value = start;
  for (const name of steps) {
    const next = generator.fresh();
    generator.line(`let ${next};`);
    generateOwn(next, value, { name, otherwise: 'member' }, generator);
    value = next;
  }
  return value;
}

/** Level by level, then whatever frames lie below the one that the source started on. */
function generateName(found: string, name: string | number, level: Level, generator: Generator): void {
  generator.line(`let ${found};`);
  let depth = 0;
  for (let current: Level | undefined = level; current !== undefined; current = current.parent) {
    generateOwn(found, current.node, { name, otherwise: 'frameMember' }, generator);
    generator.line(`if (${found} === undefined) {`);
    depth++;
  }
  generator.line(`${found} = lib.lookUpMember(f0, ${JSON.stringify(name)});${' }'.repeat(depth)}`);
}

/** The nearest running loop gives the index; without one in the source, the frames below may have one. */
function indexExpression(name: string | number, level: Level): string {
  for (let current: Level | undefined = level; current !== undefined; current = current.parent) {
    if (current.index !== undefined) return name === '@index' ? `${current.index} + 1` : current.index;
  }
  return `lib.resolveFrom(f0, [${JSON.stringify(name)}])`;
}

interface Own {
  readonly name: string | number;
  /** The function that knows every case. */
  readonly otherwise: 'frameMember' | 'member';
}

/**
 * Reads an own property of a plain object in place, where the engine of the host can learn its shape, and leaves all else
 * to a function. Names that every object inherits are always left to it, and what is inherited or a function is dropped.
 */
function generateOwn(target: string, node: string, { name, otherwise }: Own, generator: Generator): void {
  const key = JSON.stringify(name);
  const slow = `${target} = lib.${otherwise}(${node}, ${key});`;
  generator.line(`if (typeof ${node} === 'object' && ${node} !== null) {`);
  if (name in Object.prototype) generator.line(slow);
  else {
    generator.line(`${target} = ${node}[${key}];`);
    generator.line(
      `if (${target} !== undefined && (prototypeOf(${node}) !== plain || typeof ${target} === 'function')) ${slow}`,
    );
  }
  generator.line('}');
}
