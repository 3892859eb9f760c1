import { Form, Input, Select } from 'antd';
import { VALUES } from '@/api/catalogue';
import type { Class, Section, Stream } from '@/api/classes';
import { ConflictDialog } from '@/shared/feedback';
import { contractRules, useFields } from '@/shared/forms';
import { streamWords } from '@/shared/labels';
import { FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { sectionFields, type SectionValues } from './sectionForm';
import { useSectionForm } from './useSectionForm';

const Item = Form.Item<SectionValues>;

interface SectionDialogProps {
  readonly open: boolean;
  /** the class it belongs to */
  readonly parent: Class;
  /** undefined for a new section */
  readonly stored: Section | undefined;
  readonly onClose: () => void;
}

export function SectionDialog({ open, parent, stored, onClose }: SectionDialogProps) {
  const words = useWords(classWords);
  const editor = useSectionForm(parent, stored, onClose);
  const { dialog } = useLeaveGuard(open && editor.dirty, { part: 'query', notSaved: open && editor.unconfirmed });
  return (
    <>
      <FormDialog<SectionValues>
        open={open}
        form={editor.form}
        title={
          stored
            ? words.editSectionTitle(stored.sectionName, parent.className)
            : words.addSectionTitle(parent.className)
        }
        saveLabel={stored ? words.save : words.create}
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.changed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <SectionFields />
      </FormDialog>
      <ConflictDialog {...editor.conflict} />
      {dialog}
    </>
  );
}

function SectionFields() {
  const words = useWords(classWords);
  const streams = useWords(streamWords);
  const fields = useFields(sectionFields);
  return (
    <>
      <Item name="sectionName" label={fields.sectionName.title} required rules={contractRules(fields.sectionName)}>
        <Input autoComplete="off" />
      </Item>
      <Item
        name="stream"
        label={fields.stream.title}
        getValueFromEvent={(chosen: Stream | undefined) => chosen ?? null}
      >
        <Select
          allowClear
          placeholder={words.noStream}
          options={VALUES.Stream.map((stream) => ({ value: stream, label: streams[stream] }))}
        />
      </Item>
    </>
  );
}
