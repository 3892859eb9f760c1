import { AutoComplete } from 'antd';
import { useListClassesQuery, useListMasterClassesQuery } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { labelContains } from '@/shared/lib/contains';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { unusedNames } from './classForm';

interface ClassNameInputProps {
  readonly schoolId: number | undefined;
  // Passed by Form.Item.
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (name: string) => void;
}

/** A free name, or one of the standard names that the school does not use yet. */
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

// On Tab and Enter antd replaces the text by an option that begins with it; a leading blank prevents that.
const optionOf = (name: string) => ({ value: ` ${name}`, label: name });
