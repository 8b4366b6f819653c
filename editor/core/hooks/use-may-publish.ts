import { AREAS } from '../../../compiler/model/index.ts';
import { useMay } from './use-may.ts';

/** Whether the person may make anything at all public. Which documents, the dialog shows. */
export function useMayPublish(): boolean {
  const may = useMay();
  return AREAS.some((area) => may(`${area}.publish`));
}
