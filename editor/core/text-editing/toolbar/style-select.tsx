import { Select } from '../../../ui/fields/select.tsx';
import type { TextKind } from '../../text/schema/text-schema.ts';
import type { TextStyle } from '../../text/session/text-command.ts';
import type { TextSession } from '../../text/session/text-session.ts';
import type { ToolState } from '../../text/session/tool-state.ts';
import { t } from '../text-strings.ts';
import css from './text-toolbar.module.css';

export interface StyleSelectProps {
  readonly tools: ToolState;
  readonly session: TextSession;
  readonly kind: TextKind;
}

/** Style of the selected paragraphs (R-RTE-TOOL-01 to -03). */
export function StyleSelect({ tools, session, kind }: StyleSelectProps) {
  return (
    <div className={css.style}>
      <Select<TextStyle>
        label={t('text.style')}
        isLabelHidden
        value={tools.style ?? null}
        onChange={(style) => session.run({ kind: 'style', style })}
        options={[
          ...(kind === 'article' ? [{ id: 'normal' as const, label: t('text.paragraph') }] : paragraphs()),
          ...([1, 2, 3, 4, 5, 6] as const).map((level) => ({
            id: `h${level}` as const,
            label: t('text.heading', { level }),
          })),
        ]}
      />
    </div>
  );
}

function paragraphs() {
  return [
    { id: 'large', label: t('text.paragraph1') },
    { id: 'normal', label: t('text.paragraph2') },
    { id: 'small', label: t('text.paragraph3') },
  ] as const;
}
