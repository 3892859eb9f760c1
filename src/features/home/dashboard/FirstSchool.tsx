import { PlusOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useListSchoolsQuery } from '@/api/schools';
import { paths } from '@/shared/navigation';
import { EmptyState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';

/** Links a platform user of an empty portal to the form of the first school; nothing afterwards. */
export function FirstSchool() {
  const words = useWords(homeWords);
  const { currentData: schools } = useListSchoolsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (schools?.length !== 0) return null;
  return (
    <section className="portal-card" aria-label={words.firstSchool}>
      <EmptyState
        text={words.noSchools}
        action={
          <Link to={paths.addSchool} className="step-link step-link-primary">
            <PlusOutlined aria-hidden /> {words.addSchool}
          </Link>
        }
      />
    </section>
  );
}
