import { useListPromotionStudentsQuery, type PromotionReason, type PromotionStudent } from '@/api/promotion';
import { genderWords } from '@/shared/labels';
import { REFETCH, useClientList } from '@/shared/lists';
import { DataTable, useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { DecisionBar } from './DecisionBar';
import { canBeTicked, isTicked, withSection, withTicks, type Shown } from './decisions';
import { promotionColumns } from './promotionColumns';
import type { Chosen } from './promotionSlice';
import { outcomeWords, promotionWords } from './promotionWords';
import { SectionDialog } from './SectionDialog';
import { useApplicableDecisions } from './useApplicableDecisions';
import type { DecidedPromotion } from './usePromotion';
import { YearResultDrawer } from './YearResultDrawer';

const NO_ROWS: readonly PromotionStudent[] = [];

interface PromotionTableProps {
  readonly promotion: DecidedPromotion;
  readonly chosen: Chosen;
  readonly shown: Shown;
  /** undefined: all students of the list */
  readonly reason: PromotionReason | undefined;
}

const classOf = ({ lookups }: DecidedPromotion, id: number | null) =>
  lookups.classes.find(({ classId }) => classId === id);

const sectionsOf = (promotion: DecidedPromotion, id: number | null) => classOf(promotion, id)?.sections ?? [];

/** The students with their outcomes; selecting one leaves the student out, or promotes an ineligible one (PROMOTE-08 to PROMOTE-10). */
export function PromotionTable({ promotion, chosen, shown, reason }: PromotionTableProps) {
  const words = useWords(promotionWords);
  const outcomes = useWords(outcomeWords);
  const genders = useWords(genderWords);
  const { decisions, decide, target } = promotion;
  const asking = useDialog<PromotionStudent>();
  const explaining = useDialog<PromotionStudent>();
  const query = useListPromotionStudentsQuery(
    { eligibilityRequest: { ...chosen, showEligibleOnly: shown === 'eligible' } },
    REFETCH,
  );
  useApplicableDecisions(query, { classIds: chosen.classIds, shown }, promotion);
  const { rows = NO_ROWS, ...list } = useClientList<PromotionStudent>(query, words.loadFailed);
  const visible = reason === undefined ? rows : rows.filter((row) => row.promotion?.reason === reason);
  const tick = (ids: ReadonlySet<number>) => decide(withTicks(decisions, visible, ids));
  return (
    <>
      <DecisionBar
        decisions={decisions}
        classIds={chosen.classIds}
        nameOf={(id) => classOf(promotion, id)?.className ?? ''}
        shown={shown}
        rows={visible}
        onTick={tick}
        onClear={decide}
      />
      <DataTable<PromotionStudent>
        {...list}
        rows={query.currentData && visible}
        label={shown === 'eligible' ? words.eligible : words.notEligible}
        columns={promotionColumns({
          words,
          outcomes,
          genders,
          decisions,
          targetName: target?.sessionName ?? '',
          sectionsOf: (classId) => sectionsOf(promotion, classId).length,
          onSection: asking.show,
          onResult: explaining.show,
        })}
        rowKey="studentId"
        filterKey={`${shown} ${reason ?? ''}`}
        emptyText={words.empty}
        selection={{
          selectedKeys: visible.filter((row) => isTicked(row, decisions)).map(({ studentId }) => studentId),
          onChange: (keys) => tick(new Set(keys.map(Number))),
          rowName: ({ studentName, studentCode }) => words.rowName(studentName, studentCode),
          canSelect: canBeTicked,
        }}
      />
      <SectionChoice asking={asking} promotion={promotion} />
      <YearResultDrawer
        open={explaining.open}
        sessionId={chosen.sourceSessionId}
        student={explaining.target}
        onClose={explaining.close}
      />
    </>
  );
}

interface SectionChoiceProps {
  readonly asking: DialogState<PromotionStudent>;
  readonly promotion: DecidedPromotion;
}

function SectionChoice({ asking: { target: student, open, opening, close }, promotion }: SectionChoiceProps) {
  const { decisions, decide } = promotion;
  if (!student?.promotion) return null;
  return (
    <SectionDialog
      key={opening}
      open={open}
      student={student}
      current={decisions.sections.get(student.studentId)?.value}
      sections={sectionsOf(promotion, student.promotion.classId)}
      onChoose={(section) => decide(withSection(decisions, student, section))}
      onClose={close}
    />
  );
}
