import { checkImageTemplate, type ImageIssue, imageOptions } from '../../../formatters/index.ts';
import { templateDiagnostic } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import { type ImageTag, imageTagsOf } from './html/image-tags.ts';

/** Reports invalid combinations in image templates (`<img loader="raw" …>`) (product specification 5). */
export function checkImages(source: SourceText): readonly Diagnostic[] {
  return imageTagsOf(source.text).flatMap((tag) =>
    diagnosticsOf(tag).map(({ option, message }) => {
      const wrong = tag.attributes.get(option.toLowerCase());
      const location =
        wrong === undefined
          ? source.location(tag.start, tag.start + '<img'.length)
          : source.location(wrong.start, wrong.end);
      return templateDiagnostic('template/wrong-image', {
        message: `In this image template, ${message}`,
        location,
      });
    }),
  );
}

/** Attributes computed by template code are not checked. */
function diagnosticsOf({ attributes, hasCode }: ImageTag): readonly ImageIssue[] {
  const written = (option: string) => attributes.get(option.toLowerCase())?.value;
  const isComputed = (option: string) => written(option)?.includes('{') === true;
  const options = imageOptions(written);
  if (options === undefined) return [];
  return checkImageTemplate(options).filter(({ option, kind }) => {
    if (kind === 'value') return !isComputed(option);
    return !isComputed('loader') && !(kind === 'missing' && hasCode);
  });
}
