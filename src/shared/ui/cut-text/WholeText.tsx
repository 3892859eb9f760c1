import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useWholeText } from './useWholeText';

interface WholeTextProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Shows the complete texts of the `CutText`s inside it: one by pointer, those of a row by keyboard. One tooltip for the whole list,
 * because one for each text would make long lists slow. Screen readers read the complete text in the list.
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
