import { Input, type InputProps } from 'antd';
import { useId } from 'react';
import { useListBankNamesQuery } from '@/api/receipts';

interface BankInputProps extends InputProps {
  readonly schoolId: number;
}

/** The name of a bank: free text, for which the browser suggests the banks of earlier payments. */
export function BankInput({ schoolId, ...field }: BankInputProps) {
  const { data = [] } = useListBankNamesQuery({ schoolId });
  const list = useId();
  return (
    <>
      <Input {...field} list={list} autoComplete="off" />
      <datalist id={list}>
        {data.map((bank) => (
          <option key={bank} value={bank} />
        ))}
      </datalist>
    </>
  );
}
