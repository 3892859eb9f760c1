import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useListBankNamesQuery } from '@/api/receipts';
import { bankOptions } from './bankOptions';

interface BankInputProps extends AutoCompleteProps<string> {
  readonly schoolId: number;
}

/** The name of a bank: free text with the banks of earlier payments as suggestions; Enter takes the marked one. */
export function BankInput({ schoolId, ...field }: BankInputProps) {
  const { data = [] } = useListBankNamesQuery({ schoolId });
  const options = bankOptions(data, field.value ?? '');
  return <AutoComplete {...field} options={options} defaultActiveFirstOption />;
}
