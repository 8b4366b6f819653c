import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Its test misses one of five mutants. */
const FOLDER = 'fixtures/mutants';

function mutants(...args: readonly string[]) {
  const script = ['scripts/mutants.mjs', ...args, '--concurrency', '1'];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run mutants', () => {
  it('lists the mutants that no test notices, with their place and replacement', () => {
    const { status, stdout } = mutants(FOLDER, '--force');
    expect(stdout).toContain(
      'fixtures/mutants/shipping-cost.ts:3  subtotalCents >= 5000 → subtotalCents > 5000\n',
    );
    expect(stdout).toContain('\n4 killed, 1 survived, 0 timeout, 0 no coverage\nscore 80.0 %\n');
    expect(status).toBe(0);
  });

  it('tries a sample, and fails below the minimum', () => {
    // The survivor is in this sample.
    const { status, stdout } = mutants(FOLDER, '--sample', '50', '--seed', '1', '--min', '90');
    expect(stdout).toMatch(/: 5 mutants, [1-4] tried \(sample 50 %, seed 1\)/);
    expect(stdout).toContain('subtotalCents > 5000\n');
    expect(status).toBe(1);
  });

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
