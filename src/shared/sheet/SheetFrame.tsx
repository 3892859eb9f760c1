import type { KeyboardEvent, ReactNode } from 'react';
import { isSaveKey, useSaveKey } from './useSaveKey';

interface SheetFrameProps {
  readonly className: string;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A grid with its tools and its bar. Ctrl+Enter and Ctrl+S save from everywhere in it, except from its dialogs. */
export function SheetFrame({ className, onSave, children }: SheetFrameProps) {
  useSaveKey(true, onSave);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isSaveKey(event) || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <div className={`sheet-editor ${className}`} onKeyDown={keys}>
      {children}
    </div>
  );
}
