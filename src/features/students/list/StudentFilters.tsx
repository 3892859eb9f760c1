/** The fields by which the lists of students are filtered. */
import { Form, Select, Switch } from 'antd';
import { ALL, ChoiceSelect, classFilterChoices, sectionChoices, type Lookups } from '@/shared/domain';
import { SessionFilter, type SessionList } from '@/shared/lists';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import type { StudentFilters } from './studentListSlice';

const Item = Form.Item<StudentFilters>;

interface ClassFiltersProps {
  readonly list: Pick<SessionList<Pick<StudentFilters, 'schoolId' | 'classId' | 'sectionId'>>, 'filters' | 'lookups'>;
}

/** Session, class and section. */
export const ClassFilters = ({ list }: ClassFiltersProps) => (
  <>
    <SessionFilter list={list} />
    <ClassFilter classId={list.filters.classId} lookups={list.lookups} />
    <SectionFilter classId={list.filters.classId} sectionId={list.filters.sectionId} lookups={list.lookups} />
  </>
);

interface ClassFilterProps {
  readonly classId: number;
  readonly lookups: Lookups;
}

export function ClassFilter({ classId, lookups: { allClasses, loading } }: ClassFilterProps) {
  const words = useWords(studentWords);
  return (
    <Item name="classId" label={words.class} className="portal-filter-short">
      <ChoiceSelect
        loading={loading}
        options={[{ value: ALL, label: words.all }, ...classFilterChoices(allClasses)]}
        applied={classId}
      />
    </Item>
  );
}

interface SectionFilterProps extends ClassFilterProps {
  readonly sectionId: number;
}

export function SectionFilter({ classId, sectionId, lookups: { allClasses, loading } }: SectionFilterProps) {
  const words = useWords(studentWords);
  const all = { value: ALL, label: words.all };
  return (
    <Item name="sectionId" label={words.section} className="portal-filter-short">
      <ChoiceSelect
        loading={loading}
        disabled={classId === ALL}
        options={[all, ...sectionChoices(allClasses, classId)]}
        applied={sectionId}
      />
    </Item>
  );
}

export function AdvancedFilters() {
  const words = useWords(studentWords);
  return (
    <>
      <Item name="registrationStatus" label={words.registrationStatus}>
        <Select
          options={[
            { value: '-1', label: words.all },
            { value: 'PENDING', label: words.PENDING },
            { value: 'COMPLETE', label: words.COMPLETE },
          ]}
        />
      </Item>
      {(['inactive', 'nonRte', 'newStudents'] as const).map((name) => (
        <Item
          key={name}
          name={name}
          label={name === 'inactive' ? words.inactiveToo : words[name]}
          valuePropName="checked"
        >
          <Switch />
        </Item>
      ))}
    </>
  );
}
