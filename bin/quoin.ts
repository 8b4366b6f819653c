import { createProcessIo } from './printing/io.ts';
import { runCommandLine } from './run-command-line.ts';

// `exitCode` and not `exit()`: what is still on its way to a pipe must arrive.
process.exitCode = await runCommandLine(createProcessIo(), process.argv.slice(2));
