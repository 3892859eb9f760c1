import { Button } from 'antd';
import { useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { nameKey } from '@common/names';
import type { Class } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { useListSessionsQuery } from '@/api/sessions';
import { useHolds } from '@/shared/access';
import { ChoiceSelect, sessionChoices } from '@/shared/domain';
import { useLoadState } from '@/shared/errors';
import { useSnackbar } from '@/shared/feedback';
import { paths } from '@/shared/navigation';
import { FailedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { queryOf } from './feeSelection';
import { feeWords } from './feeWords';
import type { WithoutFees } from './useClassesWithoutFees';

interface FeeBarProps {
  /** undefined until a platform user has chosen a school */
  readonly schoolId: number | undefined;
  readonly selected: Class | undefined;
  readonly sessionId: number | undefined;
  readonly onSession: (sessionId: number | undefined) => void;
  readonly withoutFees: WithoutFees;
}

/** The class of students without a class, who pay no fees (CLASS-09, CONST-32). */
const NO_FEES = 'default';
const hasFees = (one: Class | undefined): boolean => one === undefined || nameKey(one.className) !== NO_FEES;

/** The button that opens the fees of the selected class, for users with the privilege (CLASS-06). */
export function FeeBar(props: FeeBarProps) {
  const holds = useHolds();
  return holds('CLASS_FEE_STRUCTURE') ? <FeeChoice {...props} /> : null;
}

function FeeChoice({ schoolId, selected, sessionId, onSession, withoutFees }: FeeBarProps) {
  const { classIds, sessionName } = withoutFees;
  const words = useWords(feeWords);
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const snackbar = useSnackbar();
  const query = useListSessionsQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  const { currentData: sessions = [], isFetching } = query;
  const state = useLoadState(query, words.sessionsFailed);
  const offered = sessions.filter(({ disabled }) => !disabled);
  const chosen = offered.find((session) => session.sessionId === sessionId);
  const open = () => {
    if (!selected || !chosen) return snackbar.error(words.selectFirst);
    const search = queryOf({ sessionId: chosen.sessionId, classId: selected.classId, stream: null });
    return void navigate({ pathname, search });
  };
  return (
    <div className="portal-card fee-bar" role="group" aria-label={words.bar}>
      <label htmlFor={id}>{words.session}</label>
      <ChoiceSelect
        id={id}
        value={chosen?.sessionId}
        onChange={onSession}
        options={sessionChoices(offered)}
        placeholder={words.chooseSession}
        loading={isFetching}
        disabled={schoolId === undefined}
        allowClear
      />
      {hasFees(selected) && (
        <Button onClick={open}>
          {chosen === undefined || chosen.status === 'UPCOMING' ? words.manage : words.view}
        </Button>
      )}
      <Link to={paths.feeGrid}>{words.allClasses}</Link>
      <Link to={paths.openingBalances}>{words.openingBalances}</Link>
      {classIds.size > 0 && <span>{words.missing(classIds.size, sessionName)}</span>}
      {(state.kind === 'failed' || state.kind === 'refused') && <FailedState {...state} inRow />}
    </div>
  );
}
