import { AutoComplete } from 'antd';
import { useState } from 'react';
import { useListBankNamesQuery } from '@/api/receipts';
import { suggestedBanks } from './suggestedBanks';

interface BankInputProps {
  readonly schoolId: number;
  readonly id?: string;
  readonly value?: string | null;
  readonly disabled: boolean;
  readonly onChange?: (bank: string) => void;
}

/**
 * The name of a bank: free text with suggestions from earlier payments. While the list is open, Enter takes the first suggestion
 * or that of the arrow keys; Tab and Escape keep the text.
 */
export function BankInput({ schoolId, value, ...field }: BankInputProps) {
  const { data: banks = [] } = useListBankNamesQuery({ schoolId });
  const [isTyping, setTyping] = useState(false);
  const options = suggestedBanks(banks, value ?? '').map((bank) => ({ value: bank }));
  return (
    <AutoComplete<string>
      {...field}
      value={value ?? ''}
      options={options}
      showSearch={{ filterOption: false, onSearch: () => setTyping(true) }}
      open={isTyping && options.length > 0}
      onOpenChange={(open) => {
        if (!open) setTyping(false);
      }}
      onSelect={() => setTyping(false)}
      defaultActiveFirstOption
    />
  );
}
