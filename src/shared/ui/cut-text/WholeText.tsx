import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useWholeText } from './useWholeText';

interface WholeTextProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shows what the `CutText`s inside it leave out: one by pointer, those of a whole row by keyboard. One tooltip serves the list, as
 * one for each text would cost a long list most of its time. Screen readers read the whole text where it stands.
 */
export function WholeText({ className = '', children }: WholeTextProps) {
  const { whole, handlers } = useWholeText();
  return (
    <div className={`portal-whole ${className}`} {...handlers}>
      {children}
      {whole && (
        <Tooltip
          key={`${whole.place.left} ${whole.place.top}`}
          open
          placement="topLeft"
          rootClassName="portal-whole-tip"
          title={whole.texts.map((text, at) => (
            <p key={at}>{text}</p>
          ))}
        >
          <span className="portal-whole-place" style={whole.place} aria-hidden />
        </Tooltip>
      )}
    </div>
  );
}
