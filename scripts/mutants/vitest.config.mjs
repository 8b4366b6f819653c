// The projects of vitest.config.ts with only the tests of one part.
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { keepWorker } from './keep-worker.mjs';
import { partOf } from './parts.mjs';
import { readSettings } from './settings.mjs';

const { tests } = partOf(readSettings().path);

export default defineConfig({
  test: {
    projects: base.test.projects
      .filter(({ test }) => test.name in tests)
      .map((project) => ({
        ...project,
        plugins: project.plugins === undefined ? [] : [...project.plugins, keepWorker()],
        test: {
          ...project.test,
          // Stryker runs one file after the other.
          maxWorkers: 1,
          include: tests[project.test.name],
          exclude: ['**/node_modules/**'],
          // A mutant that fails once is killed.
          retry: 0,
        },
      })),
  },
});
