import { useSignedInUser } from '@/shared/access';
import { SetupChecklist, setupWords } from '@/shared/domain';
import { paths, Redirect, useSchoolHandover } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { useHandedSchool } from '../form/useHandedSchool';

/** The set-up of a school for platform users; users of a school see theirs on the dashboard. */
export function SetupScreen() {
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  const handed = useSchoolHandover();
  if (!isPlatform) return <Redirect to={paths.dashboard} />;
  return handed ? <OfSchool schoolId={handed.schoolId} /> : <Redirect to={paths.schools} />;
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
