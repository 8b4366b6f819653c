// Builds everything into dist/: the command line and the Worker with esbuild; the library, the client-side runtime and
// the dashboard with Vite. It is the package's `prepare` script, so that `npm ci` leaves a runnable `npx quoin`.

import { writeCommandLine } from './build/build-command-line.mjs';
import { buildEditor } from './build/build-editor.mjs';
import { writeLibrary } from './build/build-library.mjs';
import { writeRuntime } from './build/build-runtime.mjs';
import { buildWorker } from './build/build-worker.mjs';

await Promise.all([writeCommandLine(), writeLibrary(), buildWorker(), writeRuntime(), buildEditor()]);
