export { describeError, type Surroundings } from './describe-error.ts';
