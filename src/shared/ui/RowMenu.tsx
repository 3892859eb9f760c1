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
  /** The name of the row in the button's label: 'Actions for {name}'. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  readonly disabled?: boolean;
}

/** After Escape the focus is in the closing menu; a click elsewhere has already moved it. */
const focusIsInMenu = () => document.activeElement?.closest('[role="menu"]') != null;

/** The ⋮ menu of a row. Its button gets the focus back, so that a dialog opened here returns it there. */
export function RowMenu({ name, actions, disabled = false }: RowMenuProps) {
  const words = useWords(uiWords);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      autoFocus
      // Focuses the first entry on each opening, not the one chosen last.
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
            // Otherwise the same Enter would press the element with the next focus: a dialog's first button.
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
