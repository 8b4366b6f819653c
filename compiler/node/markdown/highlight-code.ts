import { createRequire } from 'node:module';
import type { HighlighterCore, LanguageRegistration, ThemedToken } from 'shiki/core';
import type { HtmlNode, MarkdownNode, ParseMarkdown } from '../../4-render/ports/markdown-parser.ts';

/**
 * Adds colors to the code of a text, where a language is named (` ```ts `): each part of the code has a class such as
 * `code-keyword`, so that the page needs no script and no `style`. Shiki is loaded when the first such text is parsed, and a
 * language when the first text uses it. Code in a language that Shiki does not know stays as it is.
 */
export function withHighlighting(parse: ParseMarkdown): ParseMarkdown {
  let highlight: Highlight | undefined;
  return (markdown) => {
    const tree = parse(markdown);
    for (const code of codeOf(tree)) {
      highlight ??= openHighlighter();
      const children = highlight(code.value ?? '', (code.lang ?? '').toLowerCase());
      if (children !== undefined) code.data = { ...code.data, hChildren: children };
    }
    return tree;
  };
}

type Highlight = (code: string, language: string) => readonly HtmlNode[] | undefined;

/** Longer code has no colors, in characters. */
const MAX_CODE_LENGTH = 50_000;
/** Longer lines have no colors, in characters: minified code, which regular expressions take long for. */
const MAX_LINE_LENGTH = 1000;
/** Without a time limit for a line: the result must not depend on the machine. */
const NO_TIME_LIMIT = 0;

function codeOf(tree: MarkdownNode): readonly MarkdownNode[] {
  const found: MarkdownNode[] = [];
  const pending: MarkdownNode[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { type, lang, value = '' } = node;
    if (type === 'code' && lang && value.length <= MAX_CODE_LENGTH) found.push(node);
    pending.push(...(node.children ?? []));
  }
  return found;
}

function openHighlighter(): Highlight {
  // Not imported: parsing is synchronous, and most sites show no code.
  const load = createRequire(import.meta.url);
  const { createHighlighterCoreSync, createCssVariablesTheme } = load(
    'shiki/core',
  ) as typeof import('shiki/core');
  const { createJavaScriptRegexEngine } = load(
    'shiki/engine/javascript',
  ) as typeof import('shiki/engine/javascript');
  const { bundledLanguagesInfo } = load('shiki/langs') as typeof import('shiki/langs');
  const highlighter = createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '', fontStyle: false })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const loaded = new Set<string>();
  return (code, name) => {
    const { id } =
      bundledLanguagesInfo.find((info) => info.id === name || info.aliases?.includes(name)) ?? {};
    if (id === undefined) return undefined;
    if (!loaded.has(id)) {
      const { default: grammar } = load(`shiki/langs/${id}.mjs`) as { default: LanguageRegistration[] };
      highlighter.loadLanguageSync(grammar);
      loaded.add(id);
    }
    return tokensToHtml(tokenize(highlighter, { code, language: id }));
  };
}

const THEME = 'css-variables';

interface Code {
  readonly code: string;
  readonly language: string;
}

function tokenize(highlighter: HighlighterCore, { code, language }: Code): readonly ThemedToken[][] {
  return highlighter.codeToTokensBase(code, {
    lang: language,
    theme: THEME,
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    tokenizeTimeLimit: NO_TIME_LIMIT,
  });
}

/** Neighbors of the same kind become one element. */
function tokensToHtml(lines: readonly ThemedToken[][]): readonly HtmlNode[] {
  const parts: { kind: string | undefined; text: string }[] = [];
  const add = (text: string, kind: string | undefined) => {
    const last = parts.at(-1);
    if (last !== undefined && last.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  for (const line of lines) {
    for (const { content, color } of line) add(content, kindOf(color));
    add('\n', undefined);
  }
  return parts.map(({ kind, text }) => {
    const value: HtmlNode = { type: 'text', value: text };
    if (kind === undefined) return value;
    return {
      type: 'element',
      tagName: 'span',
      properties: { className: [`code-${kind}`] },
      children: [value],
    };
  });
}

/** `var(token-keyword)` is `keyword`. */
function kindOf(color: string | undefined): string | undefined {
  return /^var\(token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
}
