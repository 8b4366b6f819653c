import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from './listen-address.ts';
import { MAX_LOG_BYTES } from './rotate-log.ts';
import { type SupervisedProcess, superviseWorkerd } from './supervise-workerd.ts';

let folder: string;
let supervised: SupervisedProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-log-'));
});
afterEach(async () => {
  await supervised?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that listens like workerd and logs more than the maximum, then less. */
function writeProgram(port: number): string {
  const program = join(folder, 'program');
  const script = `#!${process.execPath}
require('node:net').createServer((socket) => socket.end()).listen(${port}, '127.0.0.1');
const { writeSync } = require('node:fs');
const line = 'x'.repeat(9_999) + '\\n';
for (let written = 0; written <= ${MAX_LOG_BYTES}; written += line.length) writeSync(1, line);
setInterval(() => writeSync(1, 'still running\\n'), 50);
`;
  writeFileSync(program, script);
  chmodSync(program, 0o700);
  return program;
}

it('rotates the log while the Worker runs and writes to it', async () => {
  const port = await freePort('127.0.0.1');
  const log = join(folder, 'workerd.log');
  supervised = await superviseWorkerd({
    program: writeProgram(port),
    config: 'config.capnp',
    environment: {},
    log,
    run: folder,
    host: '127.0.0.1',
    port,
    gracePeriodMs: 1000,
  });
  await vi.waitFor(() => expect(existsSync(`${log}.1`)).toBe(true), { timeout: 20_000 });
  await vi.waitFor(() => expect(statSync(log).size).toBeGreaterThan(0), { timeout: 20_000 });
  expect(statSync(log).size).toBeLessThan(MAX_LOG_BYTES);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(MAX_LOG_BYTES);
});
