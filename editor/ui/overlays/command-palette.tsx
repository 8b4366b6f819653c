import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { makeFocusable } from '../focus/make-focusable.ts';
import { t } from '../strings/ui-strings.ts';
import css from './command-palette.module.css';
import popover from './popover.module.css';

export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  /** Keywords. */
  readonly keywords?: string;
  readonly icon?: ReactNode;
  readonly keys?: string;
}

export interface PaletteGroup {
  readonly label: string;
  readonly commands: readonly PaletteCommand[];
}

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly groups: readonly PaletteGroup[];
  readonly onChoose: (id: string) => void;
}

/** All commands, found by typing. */
export function CommandPalette({ isOpen, onClose, groups, onChoose }: CommandPaletteProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={cx(css.scrim)}
    >
      <Modal className={cx(css.modal)}>
        <Dialog aria-label={t('palette.title')} className={cx(css.dialog)}>
          <Autocomplete filter={contains}>
            <SearchField aria-label={t('palette.title')} autoFocus className={cx(css.search)}>
              <Search aria-hidden="true" />
              <Input placeholder={t('palette.placeholder')} className={cx(css.input)} />
            </SearchField>
            <Menu
              aria-label={t('palette.title')}
              className={cx(css.list)}
              ref={makeFocusable}
              onAction={(key) => {
                onClose();
                onChoose(String(key));
              }}
              renderEmptyState={() => <p className={cx(popover.empty)}>{t('error.noResults')}</p>}
            >
              {groups.map((group) => (
                <MenuSection key={group.label} aria-label={group.label}>
                  <Header className={cx(popover.heading)}>{group.label}</Header>
                  {group.commands.map((command) => (
                    <MenuItem
                      key={command.id}
                      id={command.id}
                      textValue={`${command.label} ${command.keywords ?? ''}`}
                      className={cx(popover.item)}
                    >
                      {command.icon}
                      <span className={cx(popover.text)}>{command.label}</span>
                      {command.keys !== undefined && (
                        <kbd className={cx(popover.trailing)}>{command.keys}</kbd>
                      )}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
