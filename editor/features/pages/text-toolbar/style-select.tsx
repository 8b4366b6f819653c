import type { TextStyle } from '../../../core/text/session/text-command.ts';
import type { TextSession } from '../../../core/text/session/text-session.ts';
import type { ToolState } from '../../../core/text/session/tool-state.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { t } from '../strings/pages-strings.ts';
import css from './text-toolbar.module.css';

/** Style of the selected paragraphs (R-RTE-TOOL-01 to -03). */
export function StyleSelect({
  tools,
  session,
}: {
  readonly tools: ToolState;
  readonly session: TextSession;
}) {
  return (
    <div className={css.style}>
      <Select<TextStyle>
        label={t('text.style')}
        isLabelHidden
        value={tools.style ?? null}
        onChange={(style) => session.run({ kind: 'style', style })}
        options={[
          { id: 'large', label: t('text.paragraph1') },
          { id: 'normal', label: t('text.paragraph2') },
          { id: 'small', label: t('text.paragraph3') },
          ...([1, 2, 3, 4, 5, 6] as const).map((level) => ({
            id: `h${level}` as const,
            label: t('text.heading', { level }),
          })),
        ]}
      />
    </div>
  );
}
