import { AutoComplete } from 'antd';
import { useListClassesQuery, useListMasterClassesQuery } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { labelContains } from '@/shared/lib/contains';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { unusedNames } from './classForm';

interface ClassNameInputProps {
  readonly schoolId: number | undefined;
  // What Form.Item hands on.
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (name: string) => void;
}

/** A name of one's own, or one of the usual names the school does not use yet. */
export function ClassNameInput({ schoolId, onChange, ...field }: ClassNameInputProps) {
  const words = useWords(classWords);
  const { currentData: master = [] } = useListMasterClassesQuery(ofSchool(schoolId));
  const { currentData: classes = [] } = useListClassesQuery(ofSchool(schoolId));
  return (
    <AutoComplete
      {...field}
      placeholder={words.nameHint}
      options={unusedNames(master, classes).map(optionOf)}
      showSearch={{ filterOption: labelContains }}
      defaultActiveFirstOption={false}
      onChange={(name: string) => onChange?.(name.trimStart())}
    />
  );
}

// On Tab and on Enter antd puts the option that begins like the typed text in its place: with a blank in front none does.
const optionOf = (name: string) => ({ value: ` ${name}`, label: name });
