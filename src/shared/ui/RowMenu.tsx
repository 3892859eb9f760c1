import { MoreOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
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
  /** The name of the row in the label of the button: 'Actions for {name}'. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  readonly disabled?: boolean;
}

/** The ⋮ menu of a row. A list renders its menus as plain buttons, because each dropdown of the component library takes time. */
export function RowMenu(props: RowMenuProps) {
  const [used, setUsed] = useState(false);
  const { name, disabled = false } = props;
  return used && !disabled ? (
    <OpenedMenu {...props} />
  ) : (
    <MenuButton name={name} disabled={disabled} onClick={() => setUsed(true)} />
  );
}

function MenuButton({ name, ...button }: ComponentPropsWithRef<'button'> & { readonly name: string }) {
  const words = useWords(uiWords);
  return (
    <button
      {...button}
      type="button"
      className="portal-row-menu"
      aria-label={words.actionsFor(name)}
      aria-haspopup="menu"
    >
      <MoreOutlined aria-hidden />
    </button>
  );
}

/** Escape closes with the focus in the menu; a click outside has moved the focus already. */
const focusIsInMenu = () => document.activeElement?.closest('[role="menu"]') != null;

/** The menu since its first use. Its button takes the focus back, so that a dialog opened here returns the focus to it. */
function OpenedMenu({ name, actions }: RowMenuProps) {
  const words = useWords(uiWords);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);
  // Replaces the button that was clicked.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      autoFocus
      // Each opening starts on the first entry, not on the one chosen last.
      destroyOnHidden
      placement="bottomRight"
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
      onOpenChange={(next) => {
        if (!next && focusIsInMenu()) button.current?.focus();
        setOpen(next);
      }}
      menu={{
        'aria-label': words.actionsFor(name),
        items: actions.map(({ onSelect, icon, ...item }) => ({
          ...item,
          icon: icon && <span aria-hidden>{icon}</span>,
          onClick: ({ domEvent }) => {
            // Otherwise the same Enter would press the element that takes the focus next: a dialog's first button.
            domEvent.preventDefault();
            onSelect();
          },
        })),
      }}
    >
      <MenuButton ref={button} name={name} aria-expanded={open} />
    </Dropdown>
  );
}
