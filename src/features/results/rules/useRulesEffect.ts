import type { FormInstance } from 'antd';
import { useState } from 'react';
import { resultsApi, type RulesEffect } from '@/api/results';
import { useFeedback } from '@/shared/feedback';
import { useProblems } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { requestOf, rulesOf, type RulesValues } from './rulesForm';
import { rulesWords } from './rulesWords';

const keyOf = (values: RulesValues, version: number): string => JSON.stringify([version, rulesOf(values)]);

export interface ShownEffect {
  /** undefined until it is computed */
  readonly classes: readonly RulesEffect[] | undefined;
  /** The form or the stored rules were changed after it was computed. */
  readonly isOutdated: boolean;
  readonly busy: boolean;
  readonly show: () => Promise<void>;
}

interface RulesEffectOptions {
  readonly form: FormInstance<RulesValues>;
  readonly values: RulesValues;
  readonly sessionId: number;
  /** of the stored rules, with which those of the form are compared */
  readonly storedVersion: number;
}

/** The effect of the rules in the form; it is computed on demand. */
export function useRulesEffect({ form, values, sessionId, storedVersion }: RulesEffectOptions): ShownEffect {
  const words = useWords(rulesWords);
  const feedback = useFeedback();
  const onFailure = useProblems(form);
  const [preview, { isFetching: busy }] = resultsApi.useLazyPreviewResultRulesQuery();
  const [found, setFound] = useState<{ key: string; classes: readonly RulesEffect[] }>();
  const show = async () => {
    const typed = form.getFieldsValue(true) as RulesValues;
    const resultRulesForm = requestOf(typed, sessionId, 0);
    const answer = await feedback(preview({ resultRulesForm }).unwrap(), {
      fallback: words.effectFailed,
      onFailure,
    });
    if (answer.ok) setFound({ key: keyOf(typed, storedVersion), classes: answer.data });
  };
  return {
    classes: found?.classes,
    isOutdated: found !== undefined && found.key !== keyOf(values, storedVersion),
    busy,
    show,
  };
}
