import { PlusOutlined, RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useHolds, useSignedInUser } from '@/shared/access';
import { useChosenSchool } from '@/shared/domain';
import { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';
import { FinderField } from './FinderField';
import { useFigures } from './figures/useFigures';

/** The daily tasks: find, register, complete the pending registrations. `schoolId`: undefined until one is chosen and set up. */
export function Desk({ schoolId }: { readonly schoolId: number | undefined }) {
  const words = useWords(homeWords);
  const holds = useHolds();
  const user = useSignedInUser();
  const chosen = useChosenSchool();
  const mayList = holds('LIST_STUDENT');
  const mayRegister = holds('ADD_STUDENT');
  return (
    <section className="portal-card dashboard-desk" aria-label={words.desk}>
      <FinderField />
      {schoolId !== undefined && (mayRegister || mayList) && (
        <div className="dashboard-tasks">
          {mayRegister && (
            <Link to={paths.registerStudent} className="dashboard-task">
              <PlusOutlined aria-hidden /> {words.register}
            </Link>
          )}
          {mayList && <Pending schoolId={schoolId} />}
        </div>
      )}
      {chosen === undefined && user?.isPlatform && (
        <div className="dashboard-tasks">
          <Link to={paths.schools} className="dashboard-task">
            {words.schools} <RightOutlined aria-hidden />
          </Link>
        </div>
      )}
    </section>
  );
}

function Pending({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(homeWords);
  const linkTo = useListLink(schoolId);
  const pending = useFigures(schoolId).currentData?.students?.pending;
  return (
    <Link to={linkTo(paths.students, { registrationStatus: 'PENDING' })} className="dashboard-task">
      {words.pending} <strong className="dashboard-count">{pending}</strong>
      <RightOutlined aria-hidden />
    </Link>
  );
}
