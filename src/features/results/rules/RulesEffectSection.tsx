import { Button } from 'antd';
import type { RulesEffect, YearOutcome } from '@/api/results';
import { FormSection, FormWide } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { rulesWords, type RulesWords } from './rulesWords';
import type { ShownEffect } from './useRulesEffect';

interface RulesEffectSectionProps {
  readonly effect: ShownEffect;
  readonly onShow: () => void;
}

const OUTCOMES: readonly YearOutcome[] = [
  'passed',
  'passedByGrace',
  'supplementary',
  'failed',
  'incomplete',
  'notJudged',
];

function statusOf(words: RulesWords, { classes, isOutdated }: ShownEffect): string {
  if (!classes) return '';
  if (isOutdated) return words.effectOfOther;
  if (classes.length === 0) return words.noClasses;
  const changed = classes.reduce((sum, one) => sum + one.changed, 0);
  return changed === 0 ? words.noChange : words.changed(changed);
}

const JUDGED = ['passed', 'passedByGrace', 'supplementary', 'failed'] as const;

/** Whether a student of the class has a result, before or after. */
const isJudged = ({ before, after }: RulesEffect): boolean =>
  JUDGED.some((outcome) => before[outcome] + after[outcome] > 0);

/** The effect of the rules in the form on the results of the year, by class. */
export function RulesEffectSection({ effect, onShow }: RulesEffectSectionProps) {
  const words = useWords(rulesWords);
  const { classes, isOutdated, busy } = effect;
  return (
    <FormSection title={words.effect} description={words.effectHint}>
      <FormWide>
        <div className="rules-effect-head">
          <Button loading={busy} onClick={onShow}>
            {words.showEffect}
          </Button>
          <span role="status">{statusOf(words, effect)}</span>
        </div>
        {classes && !isOutdated && <Classes classes={classes} />}
      </FormWide>
    </FormSection>
  );
}

/** Classes without a complete result are listed in one line. */
function Classes({ classes }: { readonly classes: readonly RulesEffect[] }) {
  const words = useWords(rulesWords);
  const judged = classes.filter(isJudged);
  const open = classes.filter((one) => !isJudged(one)).map(({ className }) => className);
  return (
    <>
      {judged.length > 0 && <EffectTable classes={judged} />}
      {open.length > 0 && <p className="config-hint">{words.noResults(open.join(', '))}</p>}
    </>
  );
}

/** Results that no student has before or after are not shown. */
function EffectTable({ classes }: { readonly classes: readonly RulesEffect[] }) {
  const words = useWords(rulesWords);
  const shown = OUTCOMES.filter((outcome) => classes.some(({ before, after }) => before[outcome] + after[outcome] > 0));
  return (
    <div className="rules-effect" role="region" aria-label={words.effectTable} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.class}</th>
            <th scope="col">{words.students}</th>
            {shown.map((outcome) => (
              <th key={outcome} scope="col">
                {words[outcome]}
              </th>
            ))}
            <th scope="col">{words.changes}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((one) => (
            <tr key={one.classId}>
              <th scope="row">{one.className}</th>
              <td>{one.students}</td>
              {shown.map((outcome) => (
                <td key={outcome}>
                  <Count before={one.before[outcome]} after={one.after[outcome]} />
                </td>
              ))}
              <td>
                <Changes effect={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Count({ before, after }: { readonly before: number; readonly after: number }) {
  const words = useWords(rulesWords);
  if (before === after) return before;
  return (
    <>
      <span aria-hidden>
        {before} → <strong>{after}</strong>
      </span>
      <span className="portal-visually-hidden">{words.becomes(before, after)}</span>
    </>
  );
}

function Changes({ effect: { changed, changes } }: { readonly effect: RulesEffect }) {
  const words = useWords(rulesWords);
  if (changed === 0) return '–';
  return (
    <details>
      <summary>{words.count(changed)}</summary>
      <ul>
        {changes.map(({ studentId, studentName, before, after }) => (
          <li key={studentId}>
            {studentName}: {words[before]} → {words[after]}
          </li>
        ))}
        {changed > changes.length && <li>{words.more(changed - changes.length)}</li>}
      </ul>
    </details>
  );
}
