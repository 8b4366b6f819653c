import { spawnSync } from 'node:child_process';
import { describe, expect, inject, it } from 'vitest';

/** Its test misses one of five mutants. */
const FOLDER = 'fixtures/mutants';

function mutants(...args: readonly string[]) {
  const script = ['scripts/mutants.mjs', ...args, '--concurrency', '1'];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run mutants', () => {
  // Six seconds, for a tool that no user has.
  it.for(inject('scale') === 'long' ? [FOLDER] : [])(
    'lists the mutants of a sample that no test notices, and fails below the minimum: %s',
    (folder) => {
      // The survivor is in this sample.
      const args = ['--sample', '50', '--seed', '1', '--min', '90', '--force'];
      const { status, stdout } = mutants(folder, ...args);
      expect(stdout).toContain(
        'fixtures/mutants/shipping-cost.ts:3  subtotalCents >= 5000 → subtotalCents > 5000\n',
      );
      expect(stdout).toMatch(/: 5 mutants, [2-4] tried \(sample 50 %, seed 1\)/);
      expect(stdout).toMatch(/\n[1-3] killed, 1 survived, 0 timeout, 0 no coverage\nscore \d/);
      expect(status).toBe(1);
    },
  );

  it('reports which folders it knows', () => {
    for (const args of [[], ['bin'], ['formatters/missing']]) {
      expect(mutants(...args)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('Which folder? One of formatters,'),
      });
    }
    expect(mutants(FOLDER, '--sample', '0').status).toBe(2);
  });
});
