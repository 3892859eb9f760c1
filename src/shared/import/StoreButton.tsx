import { Button } from 'antd';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface StoreButtonProps {
  /** The user did not request the check, so the button can appear under a pointer that is still clicking. */
  readonly automatic: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onStore: () => void;
  readonly children: ReactNode;
}

/** The clicks of a quick series follow each other within this time. */
const QUIET_MS = 700;

/**
 * Stores a checked file. After an automatic check it ignores the further clicks of a quick series, because they were meant for the sheet
 * before. Keys need no such time: the verdict has the focus.
 */
export function StoreButton({ automatic, disabled, busy, onStore, children }: StoreButtonProps) {
  const quietSince = useRef(0);
  useEffect(() => {
    quietSince.current = performance.now();
  }, [automatic]);
  const click = ({ detail }: MouseEvent) => {
    const now = performance.now();
    // The detail of a click by key is 0.
    if (automatic && detail > 0 && now - quietSince.current < QUIET_MS) quietSince.current = now;
    else onStore();
  };
  return (
    <Button type="primary" disabled={disabled} loading={busy} onClick={click}>
      {children}
    </Button>
  );
}
