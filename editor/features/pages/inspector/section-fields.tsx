import { useMemo } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { useBody, useDocuments } from '../../../core/hooks/use-documents.ts';
import { useLoaded } from '../../../core/hooks/use-loaded.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { textAt, textsAt } from '../../../core/model/json-access.ts';
import { DEVICES } from '../../../core/shell/use-device.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { sectionsOf } from '../model/page-layout.ts';
import { t } from '../strings/pages-strings.ts';
import { BoundSelect } from './fields/fields.tsx';
import { ImageField } from './images/image-field.tsx';
import { VideoFile } from './images/video-fields.tsx';

export interface SectionFieldsProps {
  readonly doc: DocKey;
  readonly sectionId: string;
}

const NAMES = { desktop: 'bar.desktop', tablet: 'bar.tablet', phone: 'bar.phone' } as const;

/** Colors, height and background of a section, and the devices it is hidden on. */
export function SectionFields({ doc, sectionId }: SectionFieldsProps) {
  const at = ['sections', sectionId];
  const body = useBody(doc);
  const run = useRun();
  const themes = useThemes();
  const hidden = textsAt(body, ...at, 'hidden');
  const label = t('step.editSection');
  return (
    <>
      <BoundSelect
        doc={doc}
        at={[...at, 'theme']}
        label={t('field.theme')}
        fallback="none"
        options={[
          { id: 'none', label: t('field.themeDefault') },
          ...themes.map((id) => ({ id, label: named(id) })),
        ]}
      />
      <BoundSelect
        doc={doc}
        at={[...at, 'height']}
        label={t('field.height')}
        fallback="auto"
        options={[
          { id: 'auto', label: t('field.heightAuto') },
          { id: 'small', label: t('field.heightSmall') },
          { id: 'medium', label: t('field.heightMedium') },
          { id: 'large', label: t('field.heightLarge') },
          { id: 'full', label: t('field.heightFull') },
        ]}
      />
      <ImageField
        label={t('field.background')}
        assetId={textAt(body, ...at, 'background', 'assetId')}
        onChoose={(value) => run(setValue({ doc, at: [...at, 'background', 'assetId'], value, label }))}
        onRemove={() => run(setValue({ doc, at: [...at, 'background', 'assetId'], value: undefined, label }))}
      />
      <VideoFile
        doc={doc}
        at={[...at, 'background', 'videoId']}
        label={t('video.background')}
        help={t('video.backgroundHelp')}
      />
      <FieldGroup label={t('field.hidden')}>
        {DEVICES.map((device) => (
          <Checkbox
            key={device}
            isSelected={hidden.includes(device)}
            onChange={(isHidden) => {
              const next = DEVICES.filter((each) => (each === device ? isHidden : hidden.includes(each)));
              run(
                setValue({ doc, at: [...at, 'hidden'], value: next.length === 0 ? undefined : next, label }),
              );
            }}
          >
            {t(NAMES[device])}
          </Checkbox>
        ))}
      </FieldGroup>
    </>
  );
}

/** The color themes that sections of this site use, on any page. A theme defines them only in its style sheet. */
function useThemes(): readonly string[] {
  const pages = useDocuments('page');
  useLoaded(useMemo(() => pages.map(({ key }) => key), [pages]));
  const found = pages.flatMap(({ body }) => sectionsOf(body).map((section) => textAt(section.body, 'theme')));
  return [...new Set(found)].filter((name) => name !== '').sort();
}

function named(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}
