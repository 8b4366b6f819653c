// Loaded with `node --import` before the command line: one call to the disk kills the process or fails.
// FAILING_DISK names the function, the number of the call on an output folder, and a signal or an error code:
// `writeFileSync 9 SIGKILL`, `renameSync 2 ENOSPC`. With `PARENT`, the parent process is killed, and the call goes on.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [name, number, failure] = (process.env.FAILING_DISK ?? '').split(' ');
const original = fs[name];
let calls = 0;

/** @param {unknown[]} args */
fs[name] = (...args) => {
  // Caches are elsewhere.
  if (String(args[0]).includes('.quoin-')) calls += 1;
  if (calls !== Number(number)) return original(...args);
  calls += 1;
  if (failure === 'PARENT') {
    process.kill(process.ppid, 'SIGKILL');
    return original(...args);
  }
  if (failure.startsWith('SIG')) process.kill(process.pid, failure);
  throw Object.assign(new Error(failure), { code: failure, path: String(args[0]) });
};
syncBuiltinESMExports();
