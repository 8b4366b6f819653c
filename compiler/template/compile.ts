import { DIALECTS } from '../../formatters/index.ts';
import type { SourceText } from '../diagnostics/source-text.ts';
import type { CompileOptions } from './contract.ts';
import { compileCtx } from './instructions/ctx.ts';
import { compileEval } from './instructions/eval.ts';
import { compileIf } from './instructions/if.ts';
import { compileInclude } from './instructions/include.ts';
import { compileInject } from './instructions/inject.ts';
import { compileLiteral } from './instructions/literal.ts';
import { compileMacro } from './instructions/macro.ts';
import { compileOr } from './instructions/or.ts';
import { compilePredicate } from './instructions/predicate.ts';
import { compileRepeatedSection } from './instructions/repeated-section.ts';
import { compileSection } from './instructions/section.ts';
import { compileText } from './instructions/text.ts';
import { compileVar } from './instructions/var.ts';
import { compileVariableInstruction } from './instructions/variable.ts';
import { compileBlock } from './run/block.ts';
import type { Compiler } from './run/compiler.ts';
import { compileRecordingResolver, compileResolver } from './run/resolve.ts';
import type { Segment } from './run/run.ts';
import type { Instruction, Root } from './tree/tree.ts';

/** Compiles a tree to closures: compiled once, run many times, and allowed where `eval` is forbidden. */
export function compile(
  root: Root,
  source: SourceText,
  options: CompileOptions,
  isRecording = false,
): Segment {
  return compilerFor(source, options, isRecording).block(root.body);
}

export function compilerFor(source: SourceText, options: CompileOptions, isRecording = false): Compiler {
  const dialect = DIALECTS[options.dialect ?? 'platform'];
  const compiler: Compiler = {
    source,
    dialect,
    enableExpr: options.enableExpr ?? true,
    enableInclude: options.enableInclude ?? true,
    resolver: (path, use) =>
      isRecording ? compileRecordingResolver(path, dialect, use) : compileResolver(path, dialect),
    block: (instructions) =>
      compileBlock(instructions, (instruction) => compileInstruction(instruction, compiler)),
    alternate: (alternate) => (typeof alternate === 'string' ? () => '' : compileOr(alternate, compiler)),
  };
  return compiler;
}

/** Returns constant text, or a function that renders it. */
export function compileInstruction(instruction: Instruction, compiler: Compiler): string | Segment {
  switch (instruction.kind) {
    case 'text':
      return compileText(instruction);
    case 'variable':
      return compileVariableInstruction(instruction, compiler);
    case 'section':
      return compileSection(instruction, compiler);
    case 'repeated-section':
      return compileRepeatedSection(instruction, compiler);
    case 'predicate':
      return compilePredicate(instruction, compiler);
    case 'if':
      return compileIf(instruction, compiler);
    case 'macro':
      return compileMacro(instruction, compiler);
    case 'var':
      return compileVar(instruction, compiler);
    case 'ctx':
      return compileCtx(instruction, compiler);
    case 'eval':
      return compileEval(instruction, compiler);
    case 'include':
      return compileInclude(instruction, compiler);
    case 'inject':
      return compileInject(instruction, compiler);
    case 'comment':
      return '';
    default:
      return compileLiteral(instruction);
  }
}
