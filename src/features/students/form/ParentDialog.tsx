import { AutoComplete, Form, Input, Select } from 'antd';
import { isMasked, passesCheck } from '@common/aadhaar';
import { isMaskedPan, isPersonsPan } from '@common/pan';
import type { FieldFacts } from '@/shared/forms';
import { useFields } from '@/shared/forms';
import { contains } from '@/shared/lib/contains';
import { AadhaarInput, FormDialog, MobileInput, PanInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { answerWords, studentWords } from '../words';
import { shownAnswer, storedAnswer } from './answers';
import { warning, submitRules } from './fieldRules';
import { parentFields, type ParentType, type ParentValues } from './parentForm';
import { useReadable, type Reveal } from './useReveal';

const Item = Form.Item<ParentValues>;
/** Width for two columns of fields. */
const WIDTH = 720;

interface ParentDialogProps {
  readonly open: boolean;
  readonly stored: ParentValues | undefined;
  readonly start: ParentValues;
  /** unused relations, including the parent's own */
  readonly types: readonly ParentType[];
  readonly reveal: Reveal;
  readonly onSave: (parent: ParentValues) => void;
  readonly onClose: () => void;
}

/** A parent of the form, stored when the student is saved. */
export function ParentDialog({ open, stored, start, types, reveal, onSave, onClose }: ParentDialogProps) {
  const words = useWords(studentWords);
  const fields = useFields(parentFields);
  const [form] = Form.useForm<ParentValues>();
  const readable = useReadable();
  const show = async () => {
    const found = (await reveal())?.parents.find(({ parentId }) => parentId === stored?.parentId);
    if (!found) return;
    // Keeps values that were typed during the request.
    const { aadharNo, panNo } = form.getFieldsValue();
    form.setFieldsValue(
      readable({
        ...(isMasked(aadharNo) && { aadharNo: found.aadharNo }),
        ...(isMaskedPan(panNo) && { panNo: found.panNo }),
      }),
    );
  };
  return (
    <FormDialog<ParentValues>
      form={form}
      open={open}
      title={stored ? words.editParent : words.addParent}
      saveLabel={stored ? words.save : words.add}
      initialValues={start}
      width={WIDTH}
      discardQuestion={words.discardTyped}
      guard="record"
      onSave={onSave}
      onClose={onClose}
    >
      <div className="portal-form-grid">
        <Item name="type" label={fields.type.title} required rules={submitRules(fields.type)}>
          <Select
            allowClear
            placeholder={words.choose}
            options={types.map((type) => ({ value: type, label: words[type] }))}
          />
        </Item>
        <Item name="name" label={fields.name.title} required rules={submitRules(fields.name)}>
          <Input autoComplete="off" />
        </Item>
        <Item name="mobileNo" label={fields.mobileNo.title} rules={submitRules(fields.mobileNo)}>
          <MobileInput />
        </Item>
        <Numbers onReveal={() => void show()} />
        <Item name="taxPayer" label={fields.taxPayer.title}>
          <Select
            options={[
              { value: true, label: words.yes },
              { value: false, label: words.no },
            ]}
          />
        </Item>
        <Suggested name="higherQualification" facts={fields.higherQualification} />
        <Suggested name="occupation" facts={fields.occupation} />
      </div>
    </FormDialog>
  );
}

function Numbers({ onReveal }: { readonly onReveal: () => void }) {
  const words = useWords(studentWords);
  const fields = useFields(parentFields);
  return (
    <>
      <Item
        name="aadharNo"
        label={fields.aadharNo.title}
        rules={[
          ...submitRules(fields.aadharNo),
          warning((typed) => (/^\d{12}$/.test(typed) && !passesCheck(typed) ? words.aadhaarCheck : null)),
        ]}
      >
        <AadhaarInput onReveal={onReveal} revealLabel={words.show(fields.aadharNo.title)} />
      </Item>
      <Item
        name="panNo"
        label={fields.panNo.title}
        rules={[...submitRules(fields.panNo), warning((pan) => (isPersonsPan(pan) ? null : words.panCheck))]}
      >
        <PanInput onReveal={onReveal} revealLabel={words.show(fields.panNo.title)} />
      </Item>
    </>
  );
}

interface SuggestedProps {
  readonly name: 'higherQualification' | 'occupation';
  readonly facts: FieldFacts & { readonly choices: readonly (keyof typeof answerWords.en)[] };
}

/** The usual answers, or a free text (PARENT-08, PARENT-09). */
function Suggested({ name, facts }: SuggestedProps) {
  const words = useWords(answerWords);
  return (
    <Item
      name={name}
      label={facts.title}
      rules={submitRules(facts)}
      getValueProps={(stored?: string) => ({ value: shownAnswer(words, stored) })}
      normalize={(shown?: string) => storedAnswer(words, shown)}
    >
      <AutoComplete
        options={facts.choices.map((choice) => ({ value: words[choice] }))}
        showSearch={{ filterOption: (typed, option) => contains(option?.value ?? '', typed) }}
        defaultActiveFirstOption={false}
        allowClear
      />
    </Item>
  );
}
