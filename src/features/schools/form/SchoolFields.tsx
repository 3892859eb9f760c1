import { Form, Input } from 'antd';
import type { School } from '@/api/schools';
import { contractRules, useFields } from '@/shared/forms';
import { tidyWhole } from '@/shared/lib/digits';
import { DigitsInput, FoldedSection, FormSection, FormWide, ImageUpload, PhoneInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { schoolFields, type SchoolValues } from './schoolForm';

const Item = Form.Item<SchoolValues>;

/** `stored`: the school being edited, whose start numbers cannot change (SCHOOL-36). */
export function SchoolFields({ stored }: { readonly stored?: School | undefined }) {
  return (
    <>
      <Identity isNew={stored === undefined} />
      <Contact />
      <Numbers stored={stored} />
      <Fees />
    </>
  );
}

function Identity({ isNew }: { readonly isNew: boolean }) {
  const words = useWords(schoolWords);
  const fields = useFields(schoolFields);
  return (
    <FormSection title={words.identity}>
      <FormWide>
        <Item
          name="logo"
          label={fields.logo.title}
          required={isNew}
          rules={[{ required: isNew, message: fields.logo.message.required }]}
        >
          <ImageUpload facts={fields.logo} />
        </Item>
      </FormWide>
      <Item name="schoolName" label={fields.schoolName.title} required rules={contractRules(fields.schoolName)}>
        <Input autoFocus={isNew} autoComplete="off" />
      </Item>
      <Item name="principal" label={fields.principal.title} rules={contractRules(fields.principal)}>
        <Input autoComplete="off" />
      </Item>
      <FormWide>
        <Item name="address" label={fields.address.title} required rules={contractRules(fields.address)}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />
        </Item>
      </FormWide>
      <Item name="letterNo" label={fields.letterNo.title} rules={contractRules(fields.letterNo)}>
        <Input autoComplete="off" />
      </Item>
    </FormSection>
  );
}

const isGiven = (text: unknown) => typeof text === 'string' && text.trim() !== '';

function Contact() {
  const words = useWords(schoolWords);
  const fields = useFields(schoolFields);
  return (
    <FormSection title={words.contact}>
      <Item
        name="contactPhone"
        label={fields.contactPhone.title}
        dependencies={['contactMobile']}
        rules={[
          ...contractRules(fields.contactPhone),
          ({ getFieldValue }) => ({
            validator: (_rule, phone: unknown) =>
              isGiven(phone) || isGiven(getFieldValue('contactMobile'))
                ? Promise.resolve()
                : Promise.reject(new Error(words.phoneOrMobile)),
          }),
        ]}
      >
        <PhoneInput autoComplete="off" />
      </Item>
      <Item name="contactMobile" label={fields.contactMobile.title} rules={contractRules(fields.contactMobile)}>
        <PhoneInput autoComplete="off" />
      </Item>
      <Item name="contactEmail" label={fields.contactEmail.title} rules={contractRules(fields.contactEmail)}>
        <Input inputMode="email" autoComplete="off" />
      </Item>
    </FormSection>
  );
}

const STARTS = ['studentCodeStartFrom', 'feeReceiptStartFrom', 'feeCertificateStartFrom'] as const;

function Numbers({ stored }: { readonly stored?: School | undefined }) {
  const words = useWords(schoolWords);
  const fields = useFields(schoolFields);
  return (
    <FormSection title={words.numbers} description={words.numbersHint}>
      {STARTS.map((name) => (
        <Item key={name} name={name} label={fields[name].title} required rules={contractRules(fields[name])}>
          <DigitsInput tidy={tidyWhole} readOnly={stored !== undefined && stored[name] !== null} />
        </Item>
      ))}
    </FormSection>
  );
}

const FEES: (keyof SchoolValues)[] = ['upiId', 'certificateWording'];

/** The values of the school on receipts and certificates, and the account for payments by QR code. */
function Fees() {
  const words = useWords(schoolWords);
  const fields = useFields(schoolFields);
  const { upiId, certificateWording } = fields;
  return (
    <FoldedSection title={words.fees} names={FEES}>
      <Item name="upiId" label={upiId.title} extra={words.upiHint} rules={contractRules(upiId)}>
        <Input inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Item>
      <FormWide>
        <Item
          name="certificateWording"
          label={certificateWording.title}
          extra={words.wordingHint}
          className="portal-counted"
          rules={contractRules(certificateWording)}
        >
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 6 }}
            count={{ show: true, max: certificateWording.maxLength, strategy: (text) => [...text.trim()].length }}
          />
        </Item>
      </FormWide>
    </FoldedSection>
  );
}
