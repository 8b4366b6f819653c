import { type BotCheck, MIN_SCORE } from './bot-check.ts';

/** A provider without network access: `test:<action>:<score>` is a valid token. */
export const testBotCheck: BotCheck = {
  async verify({ token, actions }) {
    const [mark, action, score] = token.split(':');
    const isGood =
      mark === 'test' && actions.some((each) => each === action) && Number(score ?? Number.NaN) >= MIN_SCORE;
    return isGood ? 'passed' : 'failed';
  },
};
