import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../words';
import { uiWords } from './words';

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface RowMenuProps {
  /** What the row is called in the button's name: 'Actions for {name}'. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  readonly disabled?: boolean;
}

/** Closing by Escape leaves the focus in the vanishing menu; closing by a click elsewhere has moved it on already. */
const focusIsInMenu = () => document.activeElement?.closest('[role="menu"]') != null;

/** The ⋮ menu of a row. Its button takes the focus back, so that a dialog opened here returns it there. */
export function RowMenu({ name, actions, disabled = false }: RowMenuProps) {
  const words = useWords(uiWords);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      autoFocus
      // Each opening starts on the first entry, not on the one chosen last.
      destroyOnHidden
      placement="bottomRight"
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
      onOpenChange={(open) => {
        if (!open && focusIsInMenu()) button.current?.focus();
      }}
      menu={{
        'aria-label': words.actionsFor(name),
        items: actions.map(({ onSelect, icon, ...item }) => ({
          ...item,
          icon: icon && <span aria-hidden>{icon}</span>,
          onClick: ({ domEvent }) => {
            // Else the same Enter would go on to press whatever has the focus next: a dialog's first button.
            domEvent.preventDefault();
            onSelect();
          },
        })),
      }}
    >
      <Button
        ref={button}
        type="text"
        size="small"
        disabled={disabled}
        icon={<MoreOutlined aria-hidden />}
        aria-label={words.actionsFor(name)}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
