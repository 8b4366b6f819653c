import { createToken, Lexer, type TokenType } from 'chevrotain';

/**
 * Tokens of a tag (language reference 3.3). White space is significant, so it consists of tokens too; the grammar decides where
 * which kind is allowed. The categories `Any` and `NotBar` stand for free text.
 */
export function createTagTokens() {
  const abstract = (name: string, label: string, ...categories: TokenType[]) =>
    createToken({ name, pattern: Lexer.NA, label, categories });
  const Any = abstract('Any', 'something');
  const NotBar = abstract('NotBar', 'something', Any);
  const White = abstract('White', 'white space', NotBar);
  const PathPart = abstract('PathPart', 'a name', NotBar);

  const SpaceFirst = white('SpaceFirst', / [ \f\n\r\t\v]*/, White);
  const Spaces = white('Spaces', / +(?![ \f\n\r\t\v])/, SpaceFirst);
  const OneSpace = white('OneSpace', / (?![ \f\n\r\t\v])/, Spaces);
  const OtherWhite = white('OtherWhite', /[\f\n\r\t\v][ \f\n\r\t\v]*/, White);

  const Word = createToken({
    name: 'Word',
    pattern: /[a-zA-Z][\w-]*/,
    categories: PathPart,
    label: 'a name',
  });
  const Digits = createToken({ name: 'Digits', pattern: /[0-9]+/, categories: PathPart, label: 'an index' });
  const Point = createToken({ name: 'Point', pattern: '.', categories: PathPart, label: '`.`' });
  const PathSign = createToken({ name: 'PathSign', pattern: /[/_-]/, categories: PathPart, label: 'a name' });

  const keywords = createKeywords(Word);
  const signs = {
    Hash: sign('Hash', '#', NotBar),
    At: sign('At', '@', NotBar),
    Dollar: sign('Dollar', '$', NotBar),
    Comma: sign('Comma', ',', NotBar),
    Question: sign('Question', '?', NotBar),
    AndAnd: sign('AndAnd', '&&', NotBar),
    Equals: sign('Equals', '=', NotBar),
    OrOr: sign('OrOr', '||', Any),
    Bar: sign('Bar', '|', Any),
  };
  const Other = createToken({ name: 'Other', pattern: /[\s\S]/, categories: NotBar, line_breaks: true });

  const spaces = { OneSpace, Spaces, SpaceFirst, OtherWhite };
  const names = { Word, Digits, Point, PathSign };
  const categories = { Any, NotBar, White, PathPart };
  // The first matching pattern wins, so specific patterns come first.
  const all = { ...spaces, ...keywords, ...names, ...signs, Other, ...categories };
  return { ...all, order: Object.values(all) };
}

export type TagTokens = ReturnType<typeof createTagTokens>;

/** Keywords are words too: a value may be called `end`. */
function createKeywords(word: TokenType) {
  const keyword = (name: string, pattern: string) =>
    createToken({ name, pattern, categories: word, longer_alt: word, label: `\`${pattern}\`` });
  return {
    Section: keyword('Section', 'section'),
    Repeated: keyword('Repeated', 'repeated'),
    Alternates: keyword('Alternates', 'alternates'),
    With: keyword('With', 'with'),
    Or: keyword('Or', 'or'),
    If: keyword('If', 'if'),
    Var: keyword('Var', 'var'),
    Ctx: keyword('Ctx', 'ctx'),
    Eval: keyword('Eval', 'eval'),
    Include: keyword('Include', 'include'),
    Inject: keyword('Inject', 'inject'),
    Macro: keyword('Macro', 'macro'),
    End: keyword('End', 'end'),
    Space: keyword('Space', 'space'),
    Tab: keyword('Tab', 'tab'),
    Newline: keyword('Newline', 'newline'),
    MetaLeft: keyword('MetaLeft', 'meta-left'),
    MetaRight: keyword('MetaRight', 'meta-right'),
    Eof: keyword('Eof', 'eof'),
  };
}

function white(name: string, pattern: RegExp, category: TokenType): TokenType {
  const label = name === 'OneSpace' ? 'one blank' : 'white space';
  return createToken({ name, pattern, categories: category, label, line_breaks: true });
}

function sign(name: string, pattern: string, category: TokenType): TokenType {
  return createToken({ name, pattern, categories: category, label: `\`${pattern}\`` });
}
