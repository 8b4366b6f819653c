import type { DialectName } from '../../../formatters/index.ts';
import { sortByLocation } from '../../diagnostics/collector.ts';
import type { Diagnostic, SourceLocation } from '../../diagnostics/diagnostic.ts';
import { createSourceText } from '../../diagnostics/source-text.ts';
import { createSuggester } from '../../diagnostics/suggest-name.ts';
import type { ParsedTemplate } from '../contract.ts';
import type { Instruction } from '../tree/tree.ts';
import { checkExpression } from './bad-expression.ts';
import { describeError } from './describe-error.ts';
import { checkBraces, checkComment, checkForeignText } from './foreign-tag.ts';
import { createTagGrammar } from './grammar/tag-grammar.ts';
import { walkHtml } from './html/walk-html.ts';
import { checkText } from './malformed-tag.ts';
import { bindingsOf, checkValue } from './raw-value.ts';
import { checkPartials, macrosOf } from './unknown-partial.ts';
import { checkArguments } from './wrong-argument.ts';
import { checkImages } from './wrong-image.ts';

export interface CheckOptions {
  /** Names that `apply` and `.include` may use besides the template's own macros. When absent, names are not checked. */
  readonly partials?: readonly string[];
  /** Whether to skip the template's own errors; default false. */
  readonly skipErrors?: boolean;
  /** Default `platform`. */
  readonly dialect?: DialectName;
}

/** Creates a check that can be reused for many templates; creating it takes some milliseconds. */
type TemplateCheck = (template: ParsedTemplate, options?: CheckOptions) => readonly Diagnostic[];

/** Returns all problems of a template in text order, without rendering it. */
export function createTemplateCheck(): TemplateCheck {
  const grammar = createTagGrammar();
  const suggest = createSuggester();
  return (template, { partials, skipErrors = false, dialect = 'platform' } = {}) => {
    const source = createSourceText(template.file, template.source);
    const known = partials === undefined ? undefined : [...partials, ...macrosOf(template.tree.body)];
    const partialSet = known && { names: new Set(known), suggest };
    const bindings = bindingsOf(template.tree.body);
    const errors = skipErrors ? [] : template.errors;
    const found: Diagnostic[] = errors.map((error) =>
      describeError(error, { source: template.source, partials: known ?? [] }),
    );
    found.push(...checkImages(source));
    walkHtml(template.tree.body, (instruction, context) => {
      const at = { source, context, grammar, dialect, bindings };
      // Pushes one by one: a text can have more problems than a call can have arguments.
      for (const diagnostic of checkInstruction(instruction, at)) found.push(diagnostic);
      if (partialSet !== undefined) found.push(...checkPartials(instruction, partialSet, source));
    });
    return blameMalformedTags(sortByLocation(found), template.source);
  };
}

/** When an unmatched `.end` follows a malformed opening tag, only the malformed tag is reported. */
function blameMalformedTags(sorted: readonly Diagnostic[], source: string): readonly Diagnostic[] {
  const culprits: SourceLocation[] = [];
  return sorted.map((diagnostic) => {
    const { code, location } = diagnostic;
    if (location === undefined) return diagnostic;
    if (code === 'template/malformed-tag' && isOpener(source, location)) culprits.push(location);
    const isLoneEnd =
      code === 'template/misplaced-instruction' && source.startsWith('{.end}', location.start.offset);
    const culprit = isLoneEnd ? culprits.pop() : undefined;
    if (culprit === undefined) return diagnostic;
    const related = [{ message: 'this malformed tag opens no block', location: culprit }];
    return { ...diagnostic, hint: 'fix the tag that should open its block', related };
  });
}

function isOpener(source: string, { start }: SourceLocation): boolean {
  const open = source.lastIndexOf('{', start.offset);
  return (
    open >= 0 && /^\{\s*\.(?!end|or\b|alternates|var|ctx|eval|inc|inj)/.test(source.slice(open, open + 40))
  );
}

/** Checks one template. For many templates, use `createTemplateCheck`. */
export function checkTemplate(template: ParsedTemplate, options?: CheckOptions): readonly Diagnostic[] {
  return createTemplateCheck()(template, options);
}

type Context = Parameters<typeof checkText>[1] & Parameters<typeof checkValue>[1];

function checkInstruction(instruction: Instruction, at: Context): readonly Diagnostic[] {
  switch (instruction.kind) {
    case 'text':
      return [...checkText(instruction, at), ...checkForeignText(instruction, at)];
    case 'comment':
      return checkComment(instruction, at);
    case 'variable':
      return [
        ...checkBraces(instruction, at),
        ...checkArguments(instruction.formatters, at.source),
        ...checkValue(instruction, at),
      ];
    case 'var':
      return checkArguments(instruction.formatters, at.source);
    case 'eval':
      return checkExpression(instruction, at.source);
    default:
      return [];
  }
}
