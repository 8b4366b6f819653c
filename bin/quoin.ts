import { createProcessIo } from './printing/io.ts';
import { runCommandLine } from './run-command-line.ts';

// Sets `exitCode` instead of calling `exit()`, so that pending output reaches the pipe.
process.exitCode = await runCommandLine(createProcessIo(), process.argv.slice(2));
