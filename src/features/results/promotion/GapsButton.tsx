import { WarningOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Privilege } from '@/api/catalogue';
import type { PromotionGap } from '@/api/promotion';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { gapsByExam, type ExamGaps } from './gapsByExam';
import type { Chosen } from './promotionSlice';
import { promotionWords } from './promotionWords';

interface GapsProps {
  readonly gaps: readonly PromotionGap[];
  readonly chosen: Chosen;
}

const WIDTH = 560;

/** Opens the exams and subjects with missing marks; nothing without any. */
export function GapsButton({ gaps, chosen }: GapsProps) {
  const words = useWords(promotionWords);
  const roomy = useIsRoomy();
  const [open, setOpen] = useState(false);
  const classes = gapsByExam(gaps);
  const exams = classes.reduce((sum, one) => sum + one.exams.length, 0);
  if (exams === 0) return null;
  return (
    <>
      <Button icon={<WarningOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {words.gaps(exams)}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={words.gapsTitle}
        size={roomy ? WIDTH : '100%'}
        closable={{ 'aria-label': words.close, placement: 'end' }}
        destroyOnHidden
      >
        <div className="promotion-gaps">
          <p>{words.gapsHint}</p>
          {classes.map(({ classId, className, exams: ofClass }) => (
            <section key={classId}>
              <h3>{words.gapClass(className)}</h3>
              <ul>
                {ofClass.map((exam) => (
                  <li key={exam.examId}>
                    <ExamLink exam={exam} classId={classId} className={className} chosen={chosen} />
                    <span>
                      {exam.subjects.map(({ name, students }) => words.gapSubject(name, students)).join(', ')}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Drawer>
    </>
  );
}

interface ExamLinkProps extends Pick<GapsProps, 'chosen'> {
  readonly exam: ExamGaps;
  readonly classId: number;
  readonly className: string;
}

/** The marks of the exam, or the maximum marks of the class; plain text for users without access. */
function ExamLink({ exam: { examId, examName }, classId, className, chosen }: ExamLinkProps) {
  const words = useWords(promotionWords);
  const holds = useHolds();
  const { schoolId, sourceSessionId } = chosen;
  const text = examName ?? words.limitsMissing;
  const [path, privilege]: readonly [string, Privilege] =
    examId === null ? [paths.marksConfig, 'SUBJECT_MARKS_SETTING'] : [paths.uploadResult, 'UPLOAD_RESULT'];
  if (!holds(privilege)) return <span className="promotion-exam">{text}</span>;
  const exam = examId === null ? '' : `&examId=${examId}`;
  const address = `${path}#schoolId=${schoolId}&sessionId=${sourceSessionId}&classId=${classId}${exam}`;
  return (
    <Link className="promotion-exam" to={address} aria-label={words.gapLink(text, className)}>
      {text}
    </Link>
  );
}
