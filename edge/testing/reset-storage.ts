import { reset } from 'cloudflare:test';
import { beforeAll } from 'vitest';

// A setup file: the files of a worker share one workerd process, and each starts with empty storage.
beforeAll(() => reset());
