import { Button } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { rejectsReason, type Reason } from '@common/results';
import type { StudentMarks } from '@/api/results';
import { EmptyState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { MarksGridProps } from '../MarksGrid';
import { REASONS } from '../markText';
import { ShownResultsContext } from '../SummaryText';
import { uploadWords } from '../uploadWords';
import type { EntryHistory } from '../useEntryHistory';
import { useShownResults } from '../useShownResults';
import { PhoneChoice } from './PhoneChoice';
import { PhoneRow } from './PhoneRow';
import { phoneWords } from './phoneWords';
import { usePhoneComponent } from './usePhoneComponent';
import { usePhoneMoves } from './usePhoneMoves';

const NO_REASONS: readonly Reason[] = [];

interface MarksPhoneProps extends MarksGridProps {
  /** Shows the changes of an entry. */
  readonly onHistory: EntryHistory['show'];
}

/** The marks on a phone: one component at a time, students as rows, with the same sheet as the grid. */
export function MarksPhone(props: MarksPhoneProps) {
  const { ref, sheet, data, papers, columns, searchText, onExplain, onHistory, onLeave } = props;
  const words = useWords(phoneWords);
  const { noMatch } = useWords(uploadWords);
  const list = useRef<HTMLUListElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { column, next, choose, rows, without, progress } = usePhoneComponent(sheet, columns, searchText);
  const { moves, toNextEmpty, showComponent, toComponent } = usePhoneMoves({
    ...{ ref, list, nextButton, sheet, columns, column, rows, choose, onLeave },
  });
  const explain = useCallback((row: StudentMarks) => onExplain(sheet.rowKey(row)), [sheet, onExplain]);
  const shown = useShownResults(sheet, data, papers, explain);
  const paper = papers.find(({ key }) => key === column?.key);
  const reasons = useMemo(
    () => (paper ? REASONS.filter((reason) => !rejectsReason(data.exam.kind, reason)) : NO_REASONS),
    [paper, data],
  );
  if (!column) return null;
  const subjectName = (group: string) =>
    data.subjects.find(({ subjectId }) => String(subjectId) === group)?.subjectName ?? '';
  const nameOf = ({ group, title }: typeof column) => (group === undefined ? title : `${subjectName(group)} ${title}`);
  const isEditable = onLeave !== undefined;
  return (
    <ShownResultsContext value={shown}>
      <div className="phone-marks">
        <PhoneChoice
          {...{ columns, column, subjectName, progress }}
          onChoose={showComponent}
          onNextEmpty={isEditable ? toNextEmpty : undefined}
        />
        {rows.length === 0 && <EmptyState text={noMatch} />}
        <ul ref={list} className="phone-list" aria-label={words.list(nameOf(column))}>
          {rows.map((row) => (
            <PhoneRow key={sheet.rowKey(row)} {...{ sheet, row, column, reasons, moves, onHistory }} />
          ))}
        </ul>
        {without > 0 && paper && <p>{words.notTaking(without, paper.subject.subjectName)}</p>}
        {next && (
          <Button ref={nextButton} block className="phone-next" onClick={() => toComponent(next.key)}>
            {words.nextComponent(nameOf(next))}
          </Button>
        )}
      </div>
    </ShownResultsContext>
  );
}
