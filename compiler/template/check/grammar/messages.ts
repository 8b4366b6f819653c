import { EOF, type IParserErrorMessageProvider, type TokenType, tokenLabel } from 'chevrotain';

/** Names only what is expected; the source line shows what was found. */
export const MESSAGES: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => describe(expected),
  buildNotAllInputParsedMessage: () => END_OF_TAG,
  buildNoViableAltMessage: ({ customUserDescription, expectedPathsPerAlt }) =>
    customUserDescription ?? oneOf(expectedPathsPerAlt.flat(2)),
  buildEarlyExitMessage: ({ customUserDescription, expectedIterationPaths }) =>
    customUserDescription ?? oneOf(expectedIterationPaths.flat()),
};

const END_OF_TAG = 'the end of the tag';

function oneOf(types: readonly TokenType[]): string {
  const labels = [...new Set(types.map(describe))];
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}

function describe(type: TokenType): string {
  return type === EOF ? END_OF_TAG : tokenLabel(type);
}
