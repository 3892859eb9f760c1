import type { MouseEvent } from 'react';
import { showDate } from '@/shared/lib/dates';
import { FoundStudent } from '@/shared/domain';
import { Money, StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { finderWords } from './finderWords';
import { feeSessionOf, type FinderOption } from './options';

type OptionOf<Kind extends FinderOption['kind']> = Extract<FinderOption, { readonly kind: Kind }>;

interface FinderRowProps {
  readonly option: FinderOption;
  readonly text: string;
  /** undefined for users who create no receipts */
  readonly onTakeFee: ((option: FinderOption) => void) | undefined;
}

export function FinderRow({ option, text, onTakeFee }: FinderRowProps) {
  switch (option.kind) {
    case 'screen':
      return (
        <>
          <span className="finder-label">{option.action.label}</span>
          <span className="finder-aside">{option.action.group}</span>
        </>
      );
    case 'student':
      return <StudentOption option={option} text={text} onTakeFee={onTakeFee} />;
    case 'receipt':
      return <ReceiptOption option={option} />;
  }
}

function StudentOption({ option, text, onTakeFee }: FinderRowProps & { readonly option: OptionOf<'student'> }) {
  const words = useWords(finderWords);
  const { student } = option.found;
  const left = student.blocked ? words.struckOff : student.disabled ? words.inactive : undefined;
  const takesFee = onTakeFee !== undefined && feeSessionOf(option.found) !== undefined;
  const takeFee = (event: MouseEvent) => {
    event.stopPropagation();
    onTakeFee?.(option);
  };
  return (
    <>
      <FoundStudent found={option.found} text={text} />
      <span className="finder-end">
        {left !== undefined && <StatusTag tone="neutral" text={left} />}
        {takesFee && (
          // For the pointer; at the keyboard Ctrl+Enter does the same.
          <span className="finder-fee" aria-hidden onClick={takeFee}>
            {words.takeFee}
          </span>
        )}
      </span>
    </>
  );
}

function ReceiptOption({ option: { receipt } }: { readonly option: OptionOf<'receipt'> }) {
  const words = useWords(finderWords);
  const { receiptNo, studentName, className, sectionName, paymentDate, amountPaid, deleted } = receipt;
  const ofClass = [className, sectionName].filter(Boolean).join(' ');
  return (
    <>
      <strong className="finder-label">{words.receipt(receiptNo)}</strong>
      <span className="student-search-class">
        <Money rupees={amountPaid} />
      </span>
      <span className="student-search-more">
        {[studentName, ofClass, showDate(paymentDate)].filter(Boolean).join(' · ')}
      </span>
      <span className="finder-end">{deleted && <StatusTag tone="error" text={words.cancelled} />}</span>
    </>
  );
}
