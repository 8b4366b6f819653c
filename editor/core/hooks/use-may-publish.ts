import { AREAS } from '../../../compiler/model/index.ts';
import { useMay } from './use-may.ts';

/** Returns whether the user can publish anything. The dialog shows which documents. */
export function useMayPublish(): boolean {
  const may = useMay();
  return AREAS.some((area) => may(`${area}.publish`));
}
