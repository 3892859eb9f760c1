import { useCallback, useEffect, useState } from 'react';
import { receiptsApi, type Receipt } from '@/api/receipts';
import { reloadBy } from '@/api/reload';

const NONE: ReadonlySet<number> = new Set();

/** The ids of the receipts that are cancelled now: another user may have cancelled them before their lost response was repeated. */
export function useCancelledNow(receipts: readonly Receipt[]) {
  const [load] = receiptsApi.useLazyGetReceiptQuery();
  const [cancelled, setCancelled] = useState(NONE);
  const readAgain = useCallback(() => {
    const read = ({ receiptId }: Receipt) => reloadBy(load, { id: receiptId }).catch(() => undefined);
    void Promise.all(receipts.map(read)).then((found) => {
      const ids = found.flatMap((receipt) => (receipt?.status === 'CANCELLED' ? [receipt.receiptId] : []));
      // A cancelled receipt never becomes valid, also where it cannot be read again.
      setCancelled((before) => new Set([...before, ...ids]));
    });
  }, [load, receipts]);
  useEffect(readAgain, [readAgain]);
  return { cancelled, readAgain };
}
