import { Drawer } from 'antd';
import { useGetYearResultQuery, type YearResult, type YearSubject } from '@/api/results';
import type { PromotionStudent } from '@/api/promotion';
import { useFresh } from '@/shared/errors';
import { StatusTag, useIsRoomy, type StatusTone } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { present } from '@common/present';
import { LoadingCard } from '../Cards';
import { classAndSection } from './outcomeText';
import { yearWords } from './promotionWords';

const WIDTH = 720;

interface YearResultDrawerProps {
  readonly open: boolean;
  readonly sessionId: number;
  readonly student: PromotionStudent | undefined;
  readonly onClose: () => void;
}

/** The result of the year of a student, with its steps. */
export function YearResultDrawer({ open, sessionId, student, onClose }: YearResultDrawerProps) {
  const words = useWords(yearWords);
  const roomy = useIsRoomy();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.title}
      size={roomy ? WIDTH : '100%'}
      closable={{ 'aria-label': words.close, placement: 'end' }}
      destroyOnHidden
    >
      {student && <Loaded key={student.studentId} sessionId={sessionId} student={student} />}
    </Drawer>
  );
}

function Loaded({ sessionId, student }: { readonly sessionId: number; readonly student: PromotionStudent }) {
  const words = useWords(yearWords);
  const enrolment = present(student.enrollments[0], 'the enrolment of a student');
  const query = useGetYearResultQuery(
    { sessionId, classId: enrolment.classId, studentId: student.studentId },
    { refetchOnMountOrArgChange: true },
  );
  const { found, state } = useFresh(query, words.loadFailed);
  if (!found) return <LoadingCard state={state} />;
  const about = classAndSection(enrolment.className, enrolment.sectionName);
  return <Result result={found} about={about} />;
}

const TONES: Readonly<Record<YearSubject['status'], StatusTone>> = {
  PASSED: 'success',
  FAILED: 'error',
  INCOMPLETE: 'warning',
  NO_PAPER: 'warning',
  LEFT_OUT: 'neutral',
  GRADED: 'neutral',
  NOT_TAKEN: 'neutral',
};

function Result({ result, about }: { readonly result: YearResult; readonly about: string }) {
  const words = useWords(yearWords);
  const { studentName, text, figures, exams, subjects } = result;
  return (
    <div className="promotion-year">
      <h2>
        {studentName}
        <small>{about}</small>
      </h2>
      <p className="promotion-year-text">{text}</p>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* Focusable, so that the keyboard scrolls it. */}
      <div className="promotion-year-scroll" role="region" aria-label={words.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.subject}</th>
              <th scope="col">{words.status}</th>
              {exams.map((exam) => (
                <th key={exam} scope="col">
                  {exam}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {subjects.map((subject) => (
              <SubjectRow key={subject.subjectName} subject={subject} exams={exams} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function SubjectRow({ subject, exams }: { readonly subject: YearSubject; readonly exams: readonly string[] }) {
  const words = useWords(yearWords);
  const { subjectName, status, papers, total, notes } = subject;
  return (
    <tr>
      <th scope="row">{subjectName}</th>
      <td className="promotion-year-status">
        <StatusTag tone={TONES[status]} text={words[status]} />
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </td>
      {exams.map((exam, at) => (
        <td key={exam}>{papers[at]}</td>
      ))}
      <td>{total}</td>
    </tr>
  );
}
