import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, type ReactNode } from 'react';

interface MenuButtonProps<Key extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly { readonly key: Key; readonly label: string }[];
  readonly onChoose: (key: Key) => void;
  readonly loading: boolean;
  readonly disabled?: boolean;
}

/** A button that opens a menu of choices, such as the formats of a file. */
export function MenuButton<Key extends string>(props: MenuButtonProps<Key>) {
  const { label, icon, items, onChoose, loading, disabled = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || loading}
      autoFocus
      destroyOnHidden
      onOpenChange={(open) => {
        // After closing by a key the focused entry is removed, and the focus would be lost.
        if (!open && document.activeElement?.closest('[role="menu"]') != null) button.current?.focus();
      }}
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
      menu={{
        'aria-label': label,
        items: items.map(({ key, label: text }) => ({
          key,
          label: text,
          onClick: ({ domEvent }) => {
            // Prevents the same Enter from pressing the button, which has the focus again.
            domEvent.preventDefault();
            onChoose(key);
          },
        })),
      }}
    >
      <Button ref={button} icon={icon} loading={loading} disabled={disabled} aria-haspopup="menu">
        {label}
        <DownOutlined aria-hidden className="portal-menu-arrow" />
      </Button>
    </Dropdown>
  );
}
