// A vitest reporter for `npm test`: prints the tests that needed a retry, why, and the ten slowest files, and writes the counts as
// JSON to the file that QUOIN_TEST_COUNTS names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOWEST = 10;
/** Characters of the message of an attempt that failed. */
const MAX_MESSAGE = 4000;

// biome-ignore lint/style/noDefaultExport: vitest loads a reporter from the default export of its file.
export default class SummaryReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const retried = [];
    for (const module of modules) {
      let failed = 0;
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        counts[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
        if (state === 'failed') failed += 1;
        const retries = test.diagnostic()?.retryCount ?? 0;
        if (retries > 0)
          retried.push(
            `${pathOf(module)}: ${test.fullName} (${retries}, ${state})`,
            ...errors.map(({ message }) => `  ${message.slice(0, MAX_MESSAGE)}`),
          );
      }
      // A file whose tests could not start counts as one failed test.
      if (!module.ok() && failed === 0) counts.failed += 1;
    }
    if (retried.length > 0)
      console.log(`\nNeeded a retry:\n${retried.map((each) => `  ${each}`).join('\n')}`);
    const slowest = modules
      .map((module) => ({ path: pathOf(module), seconds: secondsOf(module) }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST);
    console.log('\nSlowest files:');
    for (const { path, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`);
    const file = process.env.QUOIN_TEST_COUNTS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
  }
}

/** @param {import('vitest/node').TestModule} module */
function pathOf(module) {
  return relative(process.cwd(), module.moduleId);
}

/** @param {import('vitest/node').TestModule} module */
function secondsOf(module) {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
    module.diagnostic();
  return (collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration) / 1000;
}
