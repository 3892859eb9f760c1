import { PlusOutlined, RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useHolds } from '@/shared/access';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';
import { StudentFinder } from './StudentFinder';
import { usePending } from './usePending';

/** What the desk of a school does all day: find a pupil, register one, see to the registrations that wait. */
export function Desk({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(homeWords);
  const holds = useHolds();
  const mayList = holds('LIST_STUDENT');
  const mayRegister = holds('ADD_STUDENT');
  if (!mayList && !mayRegister) return null;
  return (
    <section className="portal-card dashboard-desk" aria-label={words.desk}>
      {mayList && <StudentFinder schoolId={schoolId} />}
      <div className="dashboard-tasks">
        {mayRegister && (
          <Link to={paths.registerStudent} className="dashboard-task">
            <PlusOutlined aria-hidden /> {words.register}
          </Link>
        )}
        {mayList && <Pending schoolId={schoolId} />}
      </div>
    </section>
  );
}

const PENDING_LIST = `${paths.students}#registrationStatus=PENDING`;

function Pending({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(homeWords);
  const pending = usePending(schoolId);
  return (
    <Link to={PENDING_LIST} className="dashboard-task">
      {words.pending} {pending !== undefined && <strong className="dashboard-count">{pending}</strong>}
      <RightOutlined aria-hidden />
    </Link>
  );
}
