import type { Dialect, Scope, Value } from '../../../formatters/index.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import type { RenderOptions } from '../contract.ts';
import type { Limits } from '../rendered.ts';
import { runApplied } from './partials.ts';
import { createReadRecorder } from './read-recorder.ts';
import { report } from './report.ts';
import { recordLookup, resolveFrom } from './resolve.ts';
import { createFrame, type Run, type RunnablePartials } from './run.ts';

/** The language's own limit; everything else is unlimited unless the caller sets it (language reference 1.1, 9.2). */
const DEFAULT_LIMITS: Limits = {
  maxTokens: 0,
  maxStringLen: 0,
  maxPartialDepth: 16,
  maxSteps: Number.POSITIVE_INFINITY,
  maxOutput: Number.POSITIVE_INFINITY,
};

export interface RunSetting {
  readonly source: SourceText;
  readonly dialect: Dialect;
  readonly enableExpr: boolean;
  readonly partials: RunnablePartials;
  readonly options: RenderOptions;
}

export function createRun(data: Value, { source, dialect, enableExpr, partials, options }: RunSetting): Run {
  const root = createFrame(data, undefined);
  root.path = '';
  const scope = createScope(options, enableExpr);
  const run: Run = {
    frame: root,
    scope,
    dialect,
    limits: options.limits === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, ...options.limits },
    injects: options.injects ?? {},
    partials,
    errors: [],
    reads: options.record === true ? createReadRecorder() : undefined,
    steps: 0,
    depth: 0,
    isStopped: false,
    source,
    trail: undefined,
    hasMacros: false,
    at: { start: 0, end: 0 },
    reportedPartials: undefined,
    reportedExpressions: undefined,
    resizedSizes: undefined,
  };
  scope.run = run;
  return run;
}

/** The view of a run for formatters and predicates, and the run itself. */
interface RunScope extends Scope {
  /** Assigned after creation: each needs the other. */
  run: Run;
  readonly options: RenderOptions;
}

/**
 * A single prototype for the scopes of all runs: getters in an object literal per run would make slow objects and one closure
 * each, which made a page one sixth slower.
 */
const SCOPE: Omit<Scope, 'expressionsEnabled'> & ThisType<RunScope> = {
  get node() {
    return this.run.frame.node;
  },
  get cldr() {
    return this.options.cldr;
  },
  // A getter, so that callers can detect which pages depend on the time.
  get now() {
    return this.options.now ?? 0;
  },
  resolve(path) {
    const { run } = this;
    if (run.reads !== undefined) recordLookup(run, path, 'value');
    return resolveFrom(run.frame, path, run.dialect);
  },
  resolveFromParent(path) {
    const { frame, dialect } = this.run;
    return resolveFrom(frame.parent ?? frame, path, dialect);
  },
  resolveOver(node, path) {
    return resolveFrom(createFrame(node, this.run.frame), path, this.run.dialect);
  },
  applyPartial(name, node, applyOptions) {
    return runApplied(this.run, name, node, applyOptions);
  },
  report(message) {
    report(this.run, message);
  },
};

function createScope(options: RenderOptions, expressionsEnabled: boolean): RunScope {
  const own = { __proto__: SCOPE, run: undefined, options, expressionsEnabled };
  // TypeScript does not know that `__proto__` in a literal sets the prototype.
  return own as unknown as RunScope;
}
