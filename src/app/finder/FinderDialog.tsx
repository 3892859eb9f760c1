/** The finder: one field and one list of students, receipts and screens, for the keyboard first. */
import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { STUDENT_FIELDS } from '@/api/students';
import { ActiveFees } from '@/shared/domain';
import { newRequestKey } from '@/shared/lib/requestKey';
import { paths, receiptsHandover, studentAddress, type ReceiptHandover } from '@/shared/navigation';
import { FailedState, FocusOnOpen } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { hasControl } from '../keyboard/platform';
import { FinderHints } from './FinderHints';
import { FinderList, optionId } from './FinderList';
import { finderWords } from './finderWords';
import { feeSessionOf, KEYBOARD, movedKey, type FinderOption } from './options';
import { useFinderSearch, type FinderScope, type FinderSearch } from './useFinderSearch';

const { maxLength } = STUDENT_FIELDS.StudentFilter.searchText;

const MOVES: Readonly<Record<string, Parameters<typeof movedKey>[2]>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  Home: 'first',
  End: 'last',
};

interface FinderDialogProps {
  readonly typed: string;
  readonly onClose: () => void;
  readonly onKeyboard: () => void;
}

export function FinderDialog({ typed, onClose, onKeyboard }: FinderDialogProps) {
  const words = useWords(finderWords);
  return (
    <Modal
      open
      title={words.title}
      width={640}
      style={{ top: 56 }}
      className="portal-dialog finder"
      transitionName=""
      maskTransitionName=""
      closable={{ 'aria-label': words.close }}
      footer={null}
      onCancel={onClose}
    >
      <FinderContent typed={typed} onClose={onClose} onKeyboard={onKeyboard} />
      <FocusOnOpen selector=".finder-field input" />
    </Modal>
  );
}

function FinderContent({ typed, onClose, onKeyboard }: FinderDialogProps) {
  const words = useWords(finderWords);
  const listId = useId();
  const [text, setText] = useState(typed);
  const field = useRef<InputRef>(null);
  const { groups, preselected, status, failed, retry, scope } = useFinderSearch(text);
  const options = groups.flatMap((group) => group.options);
  const { active, move } = useActiveOption(options, preselected, text);
  const { open, takeFee } = useOpening(scope, onClose, onKeyboard);

  const retryInField = () => {
    retry();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = MOVES[event.key];
    if (to !== undefined && !event.shiftKey) move(to);
    else if (event.key !== 'Enter') return;
    else if (active && hasControl(event)) takeFee(active);
    else if (active) open(active);
    else retry();
    event.preventDefault();
  };
  return (
    <>
      <Input
        ref={field}
        aria-label={words.field}
        autoComplete="off"
        className="finder-field"
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={words.field}
        maxLength={maxLength}
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-expanded={options.length > 0}
        {...(active && { 'aria-activedescendant': optionId(listId, active.key) })}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FinderList
        id={listId}
        groups={groups}
        text={text}
        active={active?.key}
        mayTakeFees={scope.takesFees}
        onOpen={open}
        onTakeFee={takeFee}
      />
      {scope.takesFees && <OptionFees option={active} />}
      <FinderStatus status={status} failed={failed} onRetry={retryInField} />
      <FinderHints fee={scope.takesFees && active?.kind === 'student' && feeSessionOf(active.found) !== undefined} />
    </>
  );
}

interface FinderStatusProps extends Pick<FinderSearch, 'status' | 'failed'> {
  readonly onRetry: () => void;
}

function FinderStatus({ status, failed, onRetry }: FinderStatusProps) {
  return (
    <>
      <p role="status" className="finder-status">
        {status}
      </p>
      {failed !== '' && <FailedState inRow message={failed} onRetry={onRetry} />}
    </>
  );
}

/** The dues of an active student; an empty line of the same height for other options. */
function OptionFees({ option }: { readonly option: FinderOption | undefined }) {
  const found = option?.kind === 'student' ? option.found : undefined;
  return <ActiveFees studentId={found?.student.studentId} sessionId={found && feeSessionOf(found)} />;
}

/** The option of the arrow keys for the typed text, else the preselected one. */
function useActiveOption(
  options: readonly FinderOption[],
  preselected: FinderOption | undefined,
  text: string,
): { readonly active: FinderOption | undefined; readonly move: (to: Parameters<typeof movedKey>[2]) => void } {
  const [moved, setMoved] = useState<{ readonly text: string; readonly key: string | undefined }>();
  const chosen = moved?.text === text ? options.find(({ key }) => key === moved.key) : undefined;
  const active = chosen ?? preselected;
  return { active, move: (to) => setMoved({ text, key: movedKey(options, active?.key, to) }) };
}

/** Opens the record, list or screen of an option, or the receipt of a student. */
function useOpening(scope: FinderScope, onClose: () => void, onKeyboard: () => void) {
  const navigate = useNavigate();
  const goTo = (to: string, state?: object) => {
    onClose();
    void navigate(to, { state });
  };
  const takeFee = (option: FinderOption) => {
    if (option.kind !== 'student' || !scope.takesFees) return;
    const { studentId, studentCode, studentName } = option.found.student;
    const sessionId = feeSessionOf(option.found);
    if (sessionId === undefined) return;
    const state: ReceiptHandover = { student: { studentId, studentCode, studentName }, sessionId, filters: null };
    goTo(paths.feeReceipt, state);
  };
  const open = (option: FinderOption) => {
    if (option.kind === 'receipt')
      goTo(paths.receipts, receiptsHandover({ ...option.receipt, schoolId: scope.chosenSchoolId }, newRequestKey()));
    else if (option.kind === 'student') {
      if (scope.opensRecords) goTo(studentAddress('view', option.found.student.studentId, undefined));
      else takeFee(option);
    } else if (option.action.to === KEYBOARD) onKeyboard();
    else goTo(option.action.to);
  };
  return { open, takeFee };
}
