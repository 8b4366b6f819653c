import type { Source, ThemeSources } from '../../1-read/read-site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { ownParts, type PlatformCall, platformCalls } from '../../model/platform-calls.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';

/**
 * Reports what scripts of a theme, in templates and in `scripts/`, use of the platform and pages do not have: one diagnostic per
 * name, at its first use. A use that only asks whether something exists breaks nothing, so it is advice.
 */
export function checkPlatformCalls({ sources, scripts = [] }: ThemeSources): readonly Diagnostic[] {
  const found = new Map<string, Use[]>();
  const all = [...sources.flatMap(inlineScripts), ...scripts.map((source) => ({ source, ...WHOLE }))];
  const texts = all.map((script) => ({
    ...script,
    text: script.source.text.slice(script.start, script.end),
  }));
  // `Y` is the same for all of them.
  const own = texts.flatMap(({ text }) => ownParts(text));
  const uses = texts.flatMap((script) => usesIn(script, own));
  for (const use of uses) {
    const { name } = use.call;
    found.set(name, [...(found.get(name) ?? []), use]);
  }
  return [...found.values()].flatMap((same) => {
    const first = same.find(({ isHarmless }) => !isHarmless) ?? same[0];
    return first === undefined ? [] : [report(first, same.length)];
  });
}

/** A call that pages do not provide; offsets are those of the source. */
interface Use {
  readonly source: Source;
  readonly call: PlatformCall;
  readonly isHarmless: boolean;
}

function report({ source, call, isHarmless }: Use, count: number): Diagnostic {
  const { name, start, end } = call;
  const more = count === 1 ? '' : ` (this and ${count - 1} more)`;
  const diagnostic = siteDiagnostic('theme/platform-call', {
    message: isHarmless
      ? `\`${name}\` is part of the platform; pages do not have it, and this script asks for it${more}`
      : `\`${name}\` is part of the platform and pages do not have it; this script will fail here${more}`,
    location: createSourceText(source.file, source.text).location(start, end),
    hint: 'rewrite the script without it; docs/theme-format.md lists what pages provide',
  });
  return isHarmless ? { ...diagnostic, severity: 'info' } : diagnostic;
}

const TEMPLATE = /\.(region|html|list|item|page|block)$/;
const INLINE_SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi;

/** A script, or a part of a template; offsets are those of the source. */
interface Script {
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

function inlineScripts(source: Source): readonly Script[] {
  if (!TEMPLATE.test(source.path) || !/<script\b/i.test(source.text)) return [];
  return Array.from(source.text.matchAll(INLINE_SCRIPT), ({ 0: whole, 1: script = '', index }) => {
    const start = index + whole.indexOf('>') + 1;
    return { source, start, end: start + script.length };
  });
}

/** The whole text is a script. */
const WHOLE = { start: 0, end: Number.POSITIVE_INFINITY };

function usesIn(
  { source, start, text }: Script & { readonly text: string },
  own: readonly string[],
): readonly Use[] {
  return platformCalls(text, own)
    .filter(({ isCovered }) => !isCovered)
    .map((call) => ({
      source,
      call: { ...call, start: call.start + start, end: call.end + start },
      isHarmless: isOnlyAsked(text, call),
    }));
}

/** `if (Y.Foo)` and `typeof Y.Foo`, but not `Y.Foo()`, `Y.Foo.bar` and `new Y.Foo`. */
function isOnlyAsked(script: string, { start, end }: PlatformCall): boolean {
  return (
    !/^\s*[.([]/.test(script.slice(end)) && !/\bnew\s+$/.test(script.slice(Math.max(0, start - 20), start))
  );
}
