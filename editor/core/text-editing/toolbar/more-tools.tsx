import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { t } from '../text-strings.ts';
import type { FormatToolsProps } from './format-tools.tsx';

/** Menu for the tools without a button in a narrow toolbar. */
export function MoreTools({ all, run }: FormatToolsProps) {
  if (all.length === 0) return null;
  const entries = all.map(({ label, icon, keys, isOn }) => ({
    id: label,
    label,
    icon,
    ...(keys !== undefined && { keys }),
    ...(isOn !== undefined && { isOn }),
  }));
  const choose = (id: string) => {
    const chosen = all.find(({ label }) => label === id);
    if (chosen !== undefined) run(chosen.command)();
  };
  return (
    <Menu label={t('text.more')} groups={[{ entries }]} onChoose={choose}>
      <IconButton label={t('text.more')} icon={<Ellipsis />} isSmall />
    </Menu>
  );
}
