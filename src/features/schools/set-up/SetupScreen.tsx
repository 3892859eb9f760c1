import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '@/shared/access';
import { SetupChecklist, setupWords } from '@/shared/domain';
import { paths, useSchoolHandover } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { useHandedSchool } from '../form/useHandedSchool';

/** The set-up of a school for platform users; users of a school see theirs on the dashboard. */
export function SetupScreen() {
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const handed = useSchoolHandover();
  if (!isPlatform) return <Navigate to={paths.dashboard} replace />;
  return handed ? <OfSchool schoolId={handed.schoolId} /> : <Navigate to={paths.schools} replace />;
}

function OfSchool({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(setupWords);
  const { trail } = useWords(schoolWords);
  const { school, state } = useHandedSchool(schoolId);
  return (
    <PageFrame
      title={words.title}
      description={school?.schoolName}
      trail={[{ label: trail, to: paths.schools }, { label: words.title }]}
      state={state}
    >
      <SetupChecklist key={schoolId} schoolId={schoolId} />
    </PageFrame>
  );
}
