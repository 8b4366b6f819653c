// A checker plugin of Stryker that drops mutants outside of the sample before their tests run. Stryker reports them with
// the status `CompileError`, which counts neither as killed nor as survived.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { readSettings } from './settings.mjs';

/**
 * @typedef {{ readonly line: number, readonly column: number }} Position
 * @typedef {{ readonly id: string, readonly fileName: string, readonly replacement: string,
 *   readonly location: { readonly start: Position, readonly end: Position } }} Mutant
 */

class SampleChecker {
  #settings = readSettings();

  async init() {}

  /** @param {readonly Mutant[]} mutants */
  async group(mutants) {
    return mutants.length === 0 ? [] : [mutants.map(({ id }) => id)];
  }

  /** @param {readonly Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#check(mutant)]));
  }

  /** @param {Mutant} mutant */
  #check(mutant) {
    const { sample, seed } = this.#settings;
    if (draw(mutant, seed) < sample) return { status: 'passed' };
    return { status: 'compileError', reason: 'not in the sample' };
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];

/**
 * A number from 0 to 100, the same for the same mutant and seed.
 * @param {Mutant} mutant
 * @param {number} seed
 */
function draw({ fileName, location: { start, end }, replacement }, seed) {
  const file = relative(process.cwd(), fileName);
  const key = JSON.stringify([seed, file, start.line, start.column, end.line, end.column, replacement]);
  const bits = createHash('sha256').update(key).digest().readUInt32BE();
  return (bits / 2 ** 32) * 100;
}
