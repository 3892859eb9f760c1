import { FileSearchOutlined, SwapOutlined } from '@ant-design/icons';
import type { PromotionStudent } from '@/api/promotion';
import type { genderWords } from '@/shared/labels';
import { byText, CutText, menuColumn, RowMenu, type RowAction, type TableColumn } from '@/shared/ui';
import { isEligible, type Decisions } from './decisions';
import { OutcomeCell } from './OutcomeCell';
import { hasResult, outcomeText } from './outcomeText';
import type { outcomeWords, promotionWords } from './promotionWords';

interface ColumnContext {
  readonly words: (typeof promotionWords)['en'];
  readonly outcomes: (typeof outcomeWords)['en'];
  readonly genders: (typeof genderWords)['en'];
  readonly decisions: Decisions;
  /** the name of the target session */
  readonly targetName: string;
  /** how many sections a class has */
  readonly sectionsOf: (classId: number) => number;
  readonly onSection: (student: PromotionStudent) => void;
  readonly onResult: (student: PromotionStudent) => void;
}

const enrolmentOf = ({ enrollments: [first] }: PromotionStudent) => first;

/** Whether the student gets a new class with sections. */
function canChooseSection(student: PromotionStudent, { decisions, sectionsOf }: ColumnContext): boolean {
  const { promotion, studentId } = student;
  if (!promotion || promotion.classId === null || sectionsOf(promotion.classId) === 0) return false;
  return isEligible(student) ? !decisions.leftOut.has(studentId) : decisions.promoteAnyway.has(studentId);
}

function rowActions(student: PromotionStudent, context: ColumnContext): RowAction[] {
  const { words, onSection, onResult } = context;
  return [
    ...(hasResult(student)
      ? [{ key: 'result', label: words.showResult, icon: <FileSearchOutlined />, onSelect: () => onResult(student) }]
      : []),
    ...(canChooseSection(student, context)
      ? [{ key: 'section', label: words.chooseSection, icon: <SwapOutlined />, onSelect: () => onSection(student) }]
      : []),
  ];
}

/** The eight columns (PROMOTE-08, PROMOTE-09), and the outcome. */
export function promotionColumns(context: ColumnContext): TableColumn<PromotionStudent>[] {
  const { words, outcomes, genders, decisions, targetName } = context;
  const text = (key: 'studentSrNo' | 'studentName' | 'fatherName' | 'motherName') => ({
    key,
    dataIndex: key,
    sorter: byText<PromotionStudent>((row) => row[key]),
  });
  return [
    {
      key: 'studentCode',
      dataIndex: 'studentCode',
      title: words.code,
      width: 86,
      sorter: (one, other) => one.studentCode - other.studentCode,
    },
    { ...text('studentSrNo'), title: words.srNo, width: 66, lines: 2 },
    { ...text('studentName'), title: words.name, minWidth: 112, lines: 2 },
    { ...text('fatherName'), title: words.father, minWidth: 112, lines: 2 },
    { ...text('motherName'), title: words.mother, minWidth: 112, lines: 2 },
    { key: 'className', title: words.class, width: 78, lines: 2, render: (row) => enrolmentOf(row)?.className },
    { key: 'sectionName', title: words.section, width: 84, lines: 2, render: (row) => enrolmentOf(row)?.sectionName },
    {
      key: 'gender',
      title: words.gender,
      width: 86,
      sorter: byText((row) => genders[row.gender]),
      render: (row) => genders[row.gender],
    },
    {
      key: 'outcome',
      title: words.outcome,
      width: 232,
      render: (row) => {
        const outcome = outcomeText(row, decisions, { words: outcomes, target: targetName });
        if (!outcome) return <CutText text="" lines={1} />;
        return <OutcomeCell {...outcome} {...(hasResult(row) && { onResult: () => context.onResult(row) })} />;
      },
    },
    menuColumn(words.actions, (row) => {
      const actions = rowActions(row, context);
      return actions.length === 0 ? null : <RowMenu name={row.studentName} actions={actions} />;
    }),
  ];
}
