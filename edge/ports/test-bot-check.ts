import { type BotCheck, LEAST_SCORE } from './bot-check.ts';

/** A provider that needs no network: `test:<action>:<score>` is a good token of that action. */
export const testBotCheck: BotCheck = {
  async verify({ token, actions }) {
    const [mark, action, score] = token.split(':');
    const isGood =
      mark === 'test' &&
      actions.some((each) => each === action) &&
      Number(score ?? Number.NaN) >= LEAST_SCORE;
    return isGood ? 'passed' : 'failed';
  },
};
