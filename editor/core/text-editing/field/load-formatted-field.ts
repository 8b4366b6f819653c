import { createTextPreview } from '../../../../compiler/index.ts';
import { importModule } from '../../shell/import-module.ts';

/** Loads the text editor and the compiler of texts. */
export async function loadFormattedField() {
  const [{ createFormattedField }, textHtml] = await Promise.all([
    importModule(() => import('./formatted-field.tsx')),
    importModule(createTextPreview),
  ]);
  return { FormattedField: createFormattedField((markdown) => textHtml({ markdown }, 'text')) };
}
